import { describe, expect, it } from 'vitest'
import { createScriptGroups } from './script-groups.ts'

type Imports = Readonly<Record<string, { static?: readonly string[]; late?: readonly string[] }>>

const pages = ['home', 'search', 'wishlist-page', 'about', 'checkout', 'contact'].map(
  (name) => `/shop/app/${name}/${name}.route.tsx`,
)
const [home = '', search = '', wishlist = '', about = '', checkout = '', contact = ''] = pages
const top = '/shop/app/root.tsx'
const product = '/shop/app/product/product.route.tsx'

/** Names the files of modules, by what each of them imports. */
function nameFiles(imports: Imports) {
  const ids = [
    ...new Set([
      top,
      ...pages,
      ...Object.keys(imports),
      ...Object.values(imports).flatMap((each) => [...(each.static ?? []), ...(each.late ?? [])]),
    ]),
  ]
  const importersOf = (id: string, kind: 'static' | 'late') =>
    ids.filter((other) => imports[other]?.[kind]?.includes(id))
  const graph = {
    getModuleInfo: (id: string) => ({
      isEntry: id === top || id.endsWith('.route.tsx'),
      importers: importersOf(id, 'static'),
      dynamicImporters: importersOf(id, 'late'),
    }),
  }
  const nameOf = createScriptGroups()
  return (id: string) => nameOf(id, graph)
}

describe('before a page is interactive', () => {
  const money = '/shop/commerce/model/money.ts'
  const card = '/shop/app/catalogue/product-card.tsx'

  it('the frame’s modules are in the file that every page loads', () => {
    const nameOf = nameFiles({ [top]: { static: ['/shop/app/frame/footer.tsx'] } })
    expect(nameOf('/shop/app/frame/footer.tsx')).toBe('shared')
  })

  it('modules of many pages of several kinds are in the file that every page loads', () => {
    const nameOf = nameFiles(Object.fromEntries(pages.map((page) => [page, { static: [money] }])))
    expect(nameOf(money)).toBe('shared')
  })

  it('modules of several pages of one kind have a file of their own', () => {
    const submission = '/shop/app/forms/use-submission.ts'
    const login = '/shop/app/account/login.route.tsx'
    const nameOf = nameFiles({
      [home]: { static: [card] },
      [search]: { static: [card] },
      [wishlist]: { static: [card] },
      [checkout]: { static: [submission] },
      [contact]: { static: [submission] },
      [login]: { static: [submission] },
    })
    expect(nameOf(card)).toBe('catalogue')
    expect(nameOf(submission)).toBe('forms')
  })

  it('modules of one or two pages are not grouped', () => {
    const nameOf = nameFiles({ [home]: { static: [money] }, [search]: { static: [money, card] } })
    expect(nameOf(card)).toBeNull()
    expect(nameOf(money)).toBeNull()
  })

  it('modules of one page that others load later share one file, whoever they are', () => {
    const codes = '/shop/app/cart/store/applied-codes.ts'
    const prices = '/shop/app/cart/quote/use-seen-prices.ts'
    const form = '/shop/app/checkout/use-checkout-form.ts'
    const nameOf = nameFiles({
      [checkout]: { static: [codes, prices, form] },
      [home]: { late: [codes, prices] },
      [wishlist]: { late: [codes] },
    })
    expect([codes, prices, form].map(nameOf)).toEqual(['checkout-early', 'checkout-early', null])
  })

  it('primitives of few pages get no file of their own', () => {
    const field = '/shop/app/ui/field.tsx'
    const picker = '/shop/app/ui/picker.tsx'
    const nameOf = nameFiles({
      [search]: { static: [field] },
      [about]: { static: [field, picker] },
      [wishlist]: { late: [field] },
      [checkout]: { static: [picker] },
    })
    expect(nameOf(field)).toBe('shared')
    expect(nameOf(picker)).toBeNull()
  })

  it('primitives of two pages of a kind are in that kind’s file', () => {
    const field = '/shop/app/ui/field.tsx'
    const nameOf = nameFiles({ [checkout]: { static: [field] }, [contact]: { static: [field] } })
    expect(nameOf(field)).toBe('forms')
  })

  it('modules of two pages that the frame loads later are in the file that every page loads', () => {
    const watch = '/shop/app/cart/order-return/order-watch.ts'
    const listeners = '/shop/app/frame/page-listeners.tsx'
    const nameOf = nameFiles({
      [top]: { late: [listeners] },
      [listeners]: { static: [watch] },
      [checkout]: { static: [watch] },
      [wishlist]: { static: [watch] },
    })
    expect(nameOf(watch)).toBe('shared')
    expect(nameOf(listeners)).toBe('frame-later')
  })
})

it('modules of single pages that the frame loads later share one file', () => {
  const watch = '/shop/app/cart/order-return/order-watch.ts'
  const texts = '/shop/content/connectivity.ts'
  const listeners = '/shop/app/frame/page-listeners.tsx'
  const nameOf = nameFiles({
    [top]: { late: [listeners] },
    [listeners]: { static: [watch, texts] },
    [checkout]: { static: [watch] },
    [contact]: { static: [texts] },
  })
  expect([watch, texts].map(nameOf)).toEqual(['frame-early', 'frame-early'])
})

it('texts are grouped with the folder that uses them, whichever page loads it', () => {
  const words = '/shop/merchant/dispatch.ts'
  const when = '/shop/app/shop/dispatch-day.ts'
  const nameOf = nameFiles({
    [home]: { late: [when, '/shop/app/product/delivery.tsx'] },
    '/shop/app/product/delivery.tsx': { static: [when] },
    [when]: { static: [words] },
  })
  expect(nameOf(words)).toBe(nameOf(when))
})

describe('on demand', () => {
  const sheet = '/shop/app/cart/sheet/cart-sheet-content.tsx'
  const codes = '/shop/app/cart/codes/have-code.tsx'
  const rules = '/shop/commerce/model/forms/text-rules.ts'

  it('modules are grouped by area, and apart where another page needs only a part', () => {
    const nameOf = nameFiles({
      [top]: { late: [sheet] },
      [sheet]: { static: [codes] },
      [checkout]: { late: [codes] },
    })
    expect(nameOf(sheet)).toBe('cart-later')
    expect(nameOf(codes)).toBe('cart-checkout-later')
  })

  it('the area is found in a container, too, which has the shop in /app', () => {
    const inContainer = '/app/app/cart/sheet/cart-sheet-content.tsx'
    const operation = '/app/commerce/operations/cart.ts'
    const nameOf = nameFiles({ [top]: { late: [inContainer, operation] } })
    expect([inContainer, operation].map(nameOf)).toEqual(['cart-later', 'operations-later'])
  })

  it('modules of an area that many pages load are apart from those that few load', () => {
    const words = '/shop/app/cart/quote/line-words.ts'
    const nameOf = nameFiles({
      [top]: { late: [sheet] },
      [sheet]: { static: [codes] },
      [checkout]: { late: [codes] },
      [codes]: { static: [words] },
      [home]: { late: [words] },
    })
    expect([sheet, codes, words].map(nameOf)).toEqual([
      'cart-later',
      'cart-checkout-later',
      'cart-shared-later',
    ])
  })

  it('modules of one page alone are not grouped with those of other pages', () => {
    const states = '/shop/commerce/model/indian-states.ts'
    const markSent = '/shop/commerce/model/mark-sent-to-checkout.ts'
    const nameOf = nameFiles({
      [checkout]: { late: [states, markSent] },
      [states]: { static: ['/shop/content/states.ts'] },
      [home]: { late: [markSent] },
    })
    expect(nameOf(states)).toBe('model-checkout-later')
    expect(nameOf('/shop/content/states.ts')).toBe('model-checkout-later')
    expect(nameOf(markSent)).toBe('model-later')
  })

  it('modules of one page alone are grouped with the topics that use them', () => {
    const banner = '/shop/app/product/live/shop-countdown.tsx'
    const tabs = '/shop/app/product/product-tabs.tsx'
    const clock = '/shop/commerce/model/figures/dispatch-cut-off.ts'
    const row = '/shop/app/ui/tabs.tsx'
    const nameOf = nameFiles({
      [product]: { late: [banner, tabs] },
      [banner]: { static: [clock] },
      [tabs]: { static: [clock, row] },
    })
    expect([banner, clock].map(nameOf)).toEqual(['live-product-later', 'live-product-later'])
    expect([tabs, row].map(nameOf)).toEqual(['product-later', 'product-later'])
  })

  it('live modules take along what only their page loads, and the rest share one file', () => {
    const banner = '/shop/app/product/live/shop-countdown.tsx'
    const rating = '/shop/app/product/popularity.tsx'
    const words = '/shop/content/signals.ts'
    const clock = '/shop/commerce/model/figures/dispatch-cut-off.ts'
    const hours = '/shop/merchant/dispatch.ts'
    const nameOf = nameFiles({
      [product]: { late: [banner, rating] },
      [banner]: { static: [words, clock, hours] },
      [rating]: { static: [words] },
      [home]: { late: [sheet] },
      [sheet]: { static: [clock, hours] },
    })
    expect([banner, words].map(nameOf)).toEqual(['live-product-later', 'live-product-later'])
    expect([clock, hours].map(nameOf)).toEqual(['live-shared-later', 'live-shared-later'])
    expect([rating, sheet].map(nameOf)).toEqual(['product-later', 'cart-home-later'])
  })

  it('texts and packages are grouped with their users', () => {
    const nameOf = nameFiles({
      [home]: { late: [rules] },
      [about]: { late: [rules] },
      [rules]: { static: ['/shop/node_modules/xss/lib/index.js', '/shop/content/forms.ts'] },
      '/shop/node_modules/xss/lib/index.js': { static: ['/shop/node_modules/xss/lib/util.js'] },
      '/shop/node_modules/xss/lib/util.js': { static: ['/shop/node_modules/xss/lib/index.js'] },
    })
    expect(nameOf(rules)).toBe('forms-later')
    expect(nameOf('/shop/content/forms.ts')).toBe('forms-later')
    expect(nameOf('/shop/node_modules/xss/lib/util.js')).toBe('forms-later')
  })

  it('texts of two topics are left to the bundler', () => {
    const nameOf = nameFiles({
      [wishlist]: { late: [rules, sheet] },
      [rules]: { static: ['/shop/content/forms.ts'] },
      [sheet]: { static: ['/shop/content/forms.ts'] },
    })
    expect(nameOf('/shop/content/forms.ts')).toBeNull()
  })

  it('the client that watches the connection is loaded with the frame', () => {
    const client = '/shop/commerce/client/create-storefront-client.ts'
    expect(nameFiles({ [top]: { late: [client] } })(client)).toBe('frame-later')
  })
})
