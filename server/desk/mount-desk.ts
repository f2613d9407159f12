import type { Handler } from 'hono'
import { loadOnce } from '#platform/load-once.ts'
import type { ShopOptions } from '../shop.ts'
import type { OpenDesk } from './late-desk.ts'
import type { NameProducts } from './product-names.ts'
import { storesForms } from './shop-desk.ts'

/** The desk's pages; their code is loaded at the first request. */
export function mountDesk(
  openDesk: OpenDesk,
  options: Pick<ShopOptions, 'settings' | 'log' | 'merchantParts' | 'printPapers'>,
  nameProducts: NameProducts,
): Handler {
  const { settings, log, merchantParts = null, printPapers } = options
  const load = loadOnce(async () =>
    (await import('./desk-site.tsx')).createDeskSite({
      openDesk,
      settings,
      log,
      store: merchantParts,
      nameProducts,
      printPapers,
      writesLetters: storesForms(settings),
      hostedOrigin: settings.store.kind === 'hosted' ? settings.store.origin : null,
    }),
  )
  return async (c) => (await load()).fetch(c.req.raw, c.env)
}
