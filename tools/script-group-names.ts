/*
 * The folders and files by whose names script-groups.ts decides. A test requires that each exists, so that a new name is
 * noticed here.
 */

/** Pages that are visited one after another, by area, narrow kinds first. Browsing games needs no form and no policy. */
export const kinds = {
  lists: ['app/catalogue/', 'app/search/'],
  catalogue: ['app/home/', 'app/catalogue/', 'app/search/', 'app/wishlist-page/', 'app/product/'],
  account: ['app/account/'],
  forms: ['app/account/', 'app/contact/', 'app/checkout/'],
  // An unknown URL may be a page of the store's.
  policies: ['app/policies/', 'app/frame/'],
}

export const everyPage = ['app/root.tsx', 'app/entry.client.tsx']
export const primitives = ['app/ui/', 'app/browser/']
/** Only long texts need it, those of policies and of the store. */
export const notPrimitive = ['app/ui/text-table.tsx']
/** The frame around a page, and the client with which it watches the connection, load on every page by themselves. */
export const frame = ['app/frame/', 'commerce/client/', 'app/shop/browser-storefront.ts']
/** What changes on a product's page without interaction. */
export const live = ['app/product/live/']

/** Topics that belong to no page. */
export const general = [
  'ui',
  'browser',
  'forms',
  'shop',
  'seo',
  'toasts',
  'model',
  'figures',
  'search',
  'operations',
]
