import type { Desk, DeskOptions } from '#desk/open-desk.ts'

/** The desk, opened by whoever comes first. Each later call gets the same one. */
export type OpenDesk = () => Promise<Desk>

type LateDeskOptions = DeskOptions & {
  /** By a setting; null where the owner chose it at the desk. */
  readonly ownerPassword?: string | null
}

export type LateDesk = {
  /** @throws what the database says when it cannot be used; the next call tries again */
  readonly open: OpenDesk
  readonly close: () => Promise<void>
}

/** A desk whose code and database cost a start nothing. */
export function createLateDesk({ ownerPassword = null, ...options }: LateDeskOptions): LateDesk {
  let opening: Promise<Desk> | null = null
  const load = async () => {
    const desk = await (await import('#desk/open-desk.ts')).openDesk(options)
    if (ownerPassword !== null) await desk.staff.takeOwnerPassword(ownerPassword)
    return desk
  }
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
