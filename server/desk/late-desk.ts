import type { Desk, DeskOptions } from '#desk/open-desk.ts'
import { loadOnce } from '#platform/load-once.ts'

/** Opens the desk at the first call. Each later call gets the same one. */
export type OpenDesk = () => Promise<Desk>

type LateDeskOptions = DeskOptions & {
  /** The password from a setting; null when the owner chose it at the desk. */
  readonly ownerPassword?: string | null
}

export type LateDesk = {
  /** @throws the database's error when it cannot be used; the next call tries again */
  readonly open: OpenDesk
  readonly close: () => Promise<void>
}

/** A desk that loads its code and opens its database late, so that they do not slow the start. */
export function createLateDesk({ ownerPassword = null, ...options }: LateDeskOptions): LateDesk {
  let opening: Promise<Desk> | null = null
  const load = async () => {
    const desk = await (await import('#desk/open-desk.ts')).openDesk(options)
    try {
      if (ownerPassword !== null) await desk.staff.takeOwnerPassword(ownerPassword)
    } catch (fault) {
      // The next call opens another one.
      await desk.close()
      throw fault
    }
    return desk
  }
  return {
    open: loadOnce(() => {
      opening = load()
      return opening
    }),
    async close() {
      const desk = await opening?.catch(() => null)
      await desk?.close()
    },
  }
}
