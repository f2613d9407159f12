import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import { createLateDesk, type LateDesk } from './late-desk.ts'
import { toShopFacts } from './shop-facts.ts'

/** The desk of a shop with these settings; what goes wrong is in the shop's log. */
export function createDeskFor(settings: Settings, log: Pick<ShopLog, 'error'>): LateDesk {
  const { store, desk } = settings
  return createLateDesk({
    dataDir: store.dataDir,
    databaseUrl: desk.databaseUrl,
    ownerPassword: desk.password,
    shop: toShopFacts(settings),
    log: (message, fault) => log.error({ err: fault }, message),
    tell: (sentence) => log.error(sentence),
  })
}
