import type { Settings } from '../settings.ts'
import { type CheckoutSales, openCheckoutSales } from './checkout-sales.ts'

type Log = {
  readonly error: (details: object, message: string) => void
  readonly warn: (details: object, message: string) => void
}

/**
 * Opens the counter of sales with a hosted store and measured figures; otherwise null. Also null, with a warning, when
 * the data folder cannot be used: the shop works without these figures.
 */
export function openSales(
  { store, figures }: Pick<Settings, 'store' | 'figures'>,
  log: Log,
): CheckoutSales | null {
  if (store.kind !== 'hosted' || figures !== 'measured') return null
  try {
    return openCheckoutSales(store.dataDir, {
      log: (message, fault) => log.error({ err: fault }, message),
    })
  } catch (fault) {
    log.warn(
      { err: fault },
      `Sales are not counted: the folder ${store.dataDir} of DATA_DIR cannot be used.`,
    )
    return null
  }
}
