import { findPlaceOfPinCode } from '#commerce/model/pin-code-place.ts'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { createLocalStore, type LocalStore } from '#local-store/local-store.ts'
import type { StoreObserver } from '#local-store/store-observer.ts'
import { readCheckoutBranding } from './checkout-branding.ts'
import { readInvoiceSettings } from './invoice-settings.ts'
import type { Settings } from './settings.ts'

/**
 * Opens the local store with the catalogue from the settings, by default the demo catalogue; null
 * with a hosted store. Programs and tests all use this.
 *
 * @param log receives failures that no caller awaits
 * @param observer hears of orders and refusals
 * @throws CatalogueError; what `startFailure` explains about the data folder
 */
export async function openStore(
  {
    store,
    publicOrigin,
    addressLimits,
  }: Pick<Settings, 'store' | 'publicOrigin' | 'addressLimits'>,
  log?: (message: string, fault: unknown) => void,
  observer?: StoreObserver,
): Promise<LocalStore | null> {
  if (store.kind !== 'local') return null
  return createLocalStore({
    dataDir: store.dataDir,
    catalogueFile: store.catalogueFile ?? demoCatalogueFile,
    basePath: '/local-store',
    returnOrigins: [publicOrigin],
    returnsToShop: store.returnsToShop,
    addressLimits,
    cashRules: store.cash,
    invoices: readInvoiceSettings(),
    branding: readCheckoutBranding(),
    findPlace: findPlaceOfPinCode,
    log,
    observer,
  })
}
