import { setTimeout as wait } from 'node:timers/promises'
import { report } from '#content/doctor/report.ts'
import type { ShopLog } from '#server/process/log.ts'
import { isDemonstration } from '#server/settings/store-settings.ts'
import type { Settings } from '#server/settings.ts'
import type { FetchStore } from '#server/store/storefront.ts'
import type { Touches } from './check.ts'
import { examine } from './examine.ts'
import type { ExaminedOptions } from './examined.ts'

const LIMIT_SECONDS = 30

/** Without carts, which would stay in the local store's database. */
const ofLocalStore: readonly Touches[] = ['settings', 'store']
const ofHostedStore: readonly Touches[] = ['settings', 'connection', 'store', 'carts', 'answers']

/**
 * Logs a warning for each problem, after the shop has started to serve. Never throws, and takes half a minute at most.
 * The demonstration sells nothing, so it is not checked.
 */
export async function warnAtStart(
  settings: Settings,
  localStore: FetchStore | null,
  log: Pick<ShopLog, 'warn'>,
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
