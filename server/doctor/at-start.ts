import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { report } from '#content/doctor/report.ts'
import { isDemonstration, type Settings } from '#server/settings.ts'
import type { FetchStore } from '#server/storefront.ts'
import type { Touches } from './check.ts'
import { examine } from './examine.ts'
import type { ExaminedOptions } from './examined.ts'

const LIMIT_SECONDS = 30

/** Carts would stay in the local store's database. */
const ofLocalStore: readonly Touches[] = ['settings', 'store']
const ofHostedStore: readonly Touches[] = ['settings', 'connection', 'store', 'carts', 'answers']

/**
 * Warns in the log of what is wrong, a line each, when the shop serves already. Never throws, and takes half a minute at
 * most. The demonstration sells nothing, so nothing is wrong with it.
 */
export async function warnAtStart(
  settings: Settings,
  localStore: FetchStore | null,
  log: Pick<Logger, 'warn'>,
  options: Partial<ExaminedOptions> & { readonly limitSeconds?: number } = {},
): Promise<void> {
  if (isDemonstration(settings.store)) return
  const { limitSeconds = LIMIT_SECONDS, ...more } = options
  const touching = settings.store.kind === 'local' ? ofLocalStore : ofHostedStore
  try {
    const diagnosis = await Promise.race([
      examine({ settings, localStore, isShort: true, ...more }, touching),
      wait(limitSeconds * 1000, null, { ref: false }),
    ])
    if (diagnosis === null) return log.warn(report.outOfTime(limitSeconds))
    for (const { check, level, sentence } of diagnosis.findings) {
      if (level === 'wrong') log.warn({ check }, sentence)
    }
  } catch (error) {
    log.warn({ err: error }, report.broken)
  }
}
