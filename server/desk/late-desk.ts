import type { Desk, DeskOptions } from '#desk/open-desk.ts'

/** The desk, opened by whoever comes first. Each later call gets the same one. */
export type OpenDesk = () => Promise<Desk>

export type LateDesk = {
  /** @throws what the database says when it cannot be used; the next call tries again */
  readonly open: OpenDesk
  readonly close: () => Promise<void>
}

/** A desk whose code and database cost a start nothing. */
export function createLateDesk(options: DeskOptions): LateDesk {
  let opening: Promise<Desk> | null = null
  const load = async () => (await import('#desk/open-desk.ts')).openDesk(options)
  return {
    open() {
      opening ??= load().catch((fault: unknown) => {
        opening = null
        throw fault
      })
      return opening
    },
    async close() {
      const desk = await opening?.catch(() => null)
      await desk?.close()
    },
  }
}
