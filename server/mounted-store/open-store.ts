import { findDeliveryDates } from '#commerce/model/delivery-dates.ts'
import { findZone } from '#commerce/model/find-zone.ts'
import { isForAdults } from '#commerce/model/for-adults.ts'
import { findPlaceOfPinCode } from '#commerce/model/pin-code-place.ts'
import { daysOf } from '#content/delivery-day.ts'
import { honestWall } from '#content/home.ts'
import { demoCatalogueFile } from '#demo/catalogue-file.ts'
import { createLocalStore, type LocalStore } from '#local-store/local-store.ts'
import type { StoreObserver } from '#local-store/store-observer.ts'
import { brand } from '#merchant/brand.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { dispatch } from '#merchant/dispatch.ts'
import { zonesFor } from '#merchant/zones-for.ts'
import type { Settings } from '../settings.ts'
import { readCheckoutBranding } from './checkout-branding.ts'
import { checkoutSeller } from './checkout-seller.ts'
import { readInvoiceSettings } from './invoice-settings.ts'

/**
 * Opens the local store with the catalogue from the settings, by default the demo catalogue; null with a hosted store.
 * Programs and tests all use this.
 *
 * @param log logs failures that no caller awaits
 * @param observer observes orders and refusals
 * @throws CatalogueError; what `startFailure` explains about the data folder
 */
export async function openStore(
  {
    store,
    publicOrigin,
    addressLimits,
    figures,
  }: Pick<Settings, 'store' | 'publicOrigin' | 'addressLimits' | 'figures'>,
  log?: (message: string, fault: unknown) => void,
  observer?: StoreObserver,
): Promise<LocalStore | null> {
  if (store.kind !== 'local') return null
  const zones = zonesFor(figures)
  return createLocalStore({
    dataDir: store.dataDir,
    catalogueFile: store.catalogueFile ?? demoCatalogueFile,
    basePath: '/local-store',
    returnOrigins: [publicOrigin],
    returnsToShop: store.returnsToShop,
    addressLimits,
    cashRules: { ...store.cash, findLimit: (pinCode) => findZone(pinCode, zones)?.cash ?? null },
    orderPrefix: brand.initials,
    invoices: readInvoiceSettings(),
    branding: readCheckoutBranding(),
    findPlace: findPlaceOfPinCode,
    findDeliveryDays: (from, pinCode) => {
      const zone = findZone(pinCode, zones)
      const dates = zone && findDeliveryDates(from, dispatch, zone)
      const day = (date: Date) => date.toISOString().slice(0, 10)
      return dates && { text: daysOf(dates), first: day(dates.first), last: day(dates.last) }
    },
    privacyPage: '/privacy',
    returnsPromise: returnsPromiseFor(figures),
    seller: checkoutSeller,
    isForAdults: ({ productType, metafields }) =>
      isForAdults({ productType, game: { age: ageOf(metafields) } }),
    log,
    observer,
  })
}

/** What the home page says of returns. */
function returnsPromiseFor(figures: Settings['figures']): string | null {
  const { returnDays } = claimsFor(figures)
  const { title, text } = honestWall.returns
  return returnDays === null ? null : `${title} ${text(returnDays)}`
}

type Field = { readonly namespace: string; readonly key: string; readonly value: string }

const ageOf = (metafields: readonly Field[]) =>
  metafields.find(({ namespace, key }) => namespace === 'game' && key === 'age')?.value ?? null
