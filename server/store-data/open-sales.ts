import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import { type CheckoutSales, openCheckoutSales } from './checkout-sales.ts'

/**
 * Opens the counter of sales with a hosted store and measured figures; otherwise null. Also null, with a warning, when
 * the data folder cannot be used: the shop works without these figures.
 */
export function openSales(
  { store, figures }: Pick<Settings, 'store' | 'figures'>,
  log: ShopLog,
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
