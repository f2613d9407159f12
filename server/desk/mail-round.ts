import type { Logger } from 'pino'
import type { LocalStore } from '#local-store/local-store.ts'
import type { Settings } from '../settings.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { LateDesk } from './late-desk.ts'

export type MailRoundParts = {
  readonly settings: Settings
  readonly desk: LateDesk
  /** Null with a hosted store, which writes about its orders itself. */
  readonly store: Pick<LocalStore, 'orderDesk' | 'fetch'> | null
  readonly log: Logger
  readonly telemetry: Pick<Telemetry, 'observer'>
}

/** Queues and sends letters in the background; loaded late, so that it does not slow the start. */
export function createMailRound(parts: MailRoundParts) {
  let starting: Promise<() => Promise<void>> | null = null
  let isStopped = false
  const load = async () => (await import('./carry-mail.ts')).carryMail(parts)
  return {
    /** Does nothing after `stop`: a shop may end in its first second, and its store with it. */
    start() {
      if (!isStopped) starting = load()
    },
    async stop() {
      isStopped = true
      await (await starting)?.()
    },
  }
}
