import type { Handler } from 'hono'
import type { ShopOptions } from '../shop.ts'
import type { OpenDesk } from './late-desk.ts'
import type { NameProducts } from './product-names.ts'

/** The desk's pages, whose code is loaded when somebody first asks for one. */
export function mountDesk(
  openDesk: OpenDesk,
  { settings, log, deskStore = null }: Pick<ShopOptions, 'settings' | 'log' | 'deskStore'>,
  nameProducts: NameProducts,
): Handler {
  const load = async () =>
    (await import('./desk-site.tsx')).createDeskSite({
      ...{ openDesk, settings, log },
      ...{ store: deskStore, nameProducts },
      hostedOrigin: settings.store.kind === 'hosted' ? settings.store.origin : null,
    })
  let loading: ReturnType<typeof load> | null = null
  return async (c) => {
    loading ??= load()
    return (await loading).fetch(c.req.raw, c.env)
  }
}
