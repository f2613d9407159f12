import { database as words } from '#content/doctor/database.ts'
import { UnusableDatabaseError } from '#desk/database/unusable-database-error.ts'
import type { Desk, DeskOptions } from '#desk/open-desk.ts'
import { loadOnce } from '#platform/load-once.ts'

/** Opens the desk at the first call. Each later call gets the same one. */
export type OpenDesk = () => Promise<Desk>

type LateDeskOptions = DeskOptions & {
  /** The password from a setting; null when the owner chose it at the desk. */
  readonly ownerPassword?: string | null
  /** Tells the operator, once each time, that the database cannot be reached, and that it can again. */
  readonly tell: (sentence: string) => void
}

export type LateDesk = {
  /** @throws the database's error when it cannot be used; the next call tries again */
  readonly open: OpenDesk
  readonly close: () => Promise<void>
}

/** A desk that loads its code and opens its database late, so that they do not slow the start. */
export function createLateDesk({
  ownerPassword = null,
  tell,
  ...options
}: LateDeskOptions): LateDesk {
  let isTold = false
  let opening: Promise<Desk> | null = null
  const open = async () => {
    try {
      const desk = await (await import('#desk/open-desk.ts')).openDesk(options)
      if (isTold) tell(words.usableAgain)
      isTold = false
      return desk
    } catch (fault) {
      if (fault instanceof UnusableDatabaseError && !isTold) {
        tell(`${fault.message} ${words.meanwhile}`)
        isTold = true
      }
      throw fault
    }
  }
  const load = async () => {
    const desk = await open()
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
