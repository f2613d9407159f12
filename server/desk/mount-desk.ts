import type { Handler } from 'hono'
import type { ShopOptions } from '../shop.ts'
import type { OpenDesk } from './late-desk.ts'
import type { NameProducts } from './product-names.ts'

/** The desk's pages; their code is loaded at the first request. */
export function mountDesk(
  openDesk: OpenDesk,
  options: Pick<ShopOptions, 'settings' | 'log' | 'merchantParts' | 'printPapers'>,
  nameProducts: NameProducts,
): Handler {
  const { settings, log, merchantParts = null, printPapers } = options
  const load = async () =>
    (await import('./desk-site.tsx')).createDeskSite({
      openDesk,
      settings,
      log,
      store: merchantParts,
      nameProducts,
      printPapers,
      hostedOrigin: settings.store.kind === 'hosted' ? settings.store.origin : null,
    })
  let loading: ReturnType<typeof load> | null = null
  return async (c) => {
    loading ??= load()
    return (await loading).fetch(c.req.raw, c.env)
  }
}
