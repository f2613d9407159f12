import fc from 'fast-check'
import {
  checkCheckoutRequest,
  checkCouponRequest,
  checkQuoteRequest,
} from '#app/checkout/checkout-request.server.ts'
import { readCursor } from '#local-store/api/paging/cursor.ts'
import { fitsSearch, positiveWords, readSearchQuery } from '#local-store/api/paging/search-query.ts'
import { readReturnAddress } from '#local-store/checkout/return-address.ts'
import { toCurrency, toMinorUnits } from '#local-store/store/currency.ts'
import { pageParameters, readPagePath } from '#server/page-cache/page-parameters.ts'
import { findBuyerIp, readAddressRange } from '#server/process/buyer-ip.ts'
import { findCheckoutLink } from '#server/provider-links/checkout-links.ts'
import { readShopPath } from '#server/provider-links/read-shop-path.ts'
import { readTarget } from '#server/provider-links/read-target.ts'
import { findShopPath, findStandardPath } from '#server/provider-links/standard-paths.ts'
import { withoutLanguage } from '#server/provider-links/without-language.ts'
import { findCanonicalPath } from '#server/requests/find-canonical-path.ts'
import { readSettings } from '#server/settings.ts'
import { nearly, nearlyJson } from './odd-texts.ts'
import { isRefused, type Target, target, type Verdict } from './target.ts'

const environment = {
  PORT: '3000',
  HOST: '127.0.0.1',
  PUBLIC_ORIGIN: 'https://shop.example',
  DATA_DIR: './data',
  TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8',
  ADDRESS_LIMITS: '2.5',
  CASH_MAX: '10000',
  CASH_OPEN_ORDERS: '3',
  CHECKOUT_RETURN: 'none',
  SHOPIFY_STORE_DOMAIN: 'a.myshopify.com',
  SHOPIFY_STOREFRONT_PUBLIC_TOKEN: 'x',
  SHOPIFY_STOREFRONT_PRIVATE_TOKEN: 'y',
  SHOPIFY_STOREFRONT_API_VERSION: 'unstable',
  REFERRAL_CODE: 'R100',
  REFERRAL_AMOUNT: '100',
  FIGURES: 'off',
  LOG_LEVEL: 'warn',
  CATALOGUE_FILE: 'goods.json',
}

const settings = fc
  .array(
    fc.tuple(fc.constantFrom(...Object.keys(environment)), nearly(...Object.values(environment))),
    {
      maxLength: 4,
    },
  )
  .map((changes) => ({ ...environment, ...Object.fromEntries(changes) }))

function judgeSettings(given: Readonly<Record<string, string>>): Verdict {
  let read: ReturnType<typeof readSettings> | null = null
  if (isRefused(() => (read = readSettings(given)), 'SettingsError')) return null
  const { port, publicOrigin, addressLimits, store } = read ?? readSettings(given)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return `the port is ${port}`
  if (!/^https?:$/.test(new URL(publicOrigin).protocol) || publicOrigin.endsWith('/'))
    return `the origin is ${publicOrigin}`
  if (!(addressLimits >= 0 && addressLimits < 1000)) return `the limits are ${addressLimits}`
  if (store.kind === 'hosted' && new URL(store.origin).origin !== store.origin)
    return `the store is at ${store.origin}`
  return null
}

const paths = [
  '/product/jugaad?variant=1',
  '/en-in/collections/combo/products/x',
  '/discount/SAVE10?redirect=/collections/all',
  '//evil.example/%2e%2e/a',
  '/.//evil.example',
  '/checkouts/cn/abc?key=1',
  'https://shop.example/pages/about#x',
]
const shop = 'https://shop.example'
const staysHere = (path: string) => new URL(path, shop).origin === shop

function judgeAddress(text: string): Verdict {
  const target = readTarget(text, [shop])
  if (target?.startsWith('/') && !staysHere(target)) return `a menu leads to ${target}`
  if (target && !target.startsWith('/') && !/^https?:/.test(target))
    return `a menu leads to ${target}`
  const shopPath = readShopPath(text)
  if (shopPath !== null && !staysHere(shopPath)) return `a code's link leads to ${shopPath}`
  const back = readReturnAddress(text, { origins: [shop], allowPaths: true })
  if (back !== null && !staysHere(back)) return `a checkout returns to ${back}`
  if (!URL.canParse(text, shop)) return null
  const url = new URL(text, shop)
  if (url.origin !== shop) return null
  const paths = [
    findCanonicalPath(url.href),
    withoutLanguage(url.pathname),
    findShopPath(url.pathname),
  ]
  const away = paths.find((path) => path !== null && !staysHere(path))
  if (away !== undefined) return `is sent on to ${away}`
  findStandardPath(url.pathname)
  pageParameters(url.pathname)
  readPagePath(url.pathname)
  const link = findCheckoutLink(url, 'https://store.example')
  return link?.type === 'elsewhere' && new URL(link.address).host !== 'store.example'
    ? `the checkout is at ${link.address}`
    : null
}

const addresses = ['192.0.2.1', '10.0.0.1', '2001:db8::1', '::ffff:192.0.2.7', '[2001:db8::2]:443']
const headers = fc.record({ remote: nearly(...addresses), forwarded: nearly(addresses.join(', ')) })
const proxies = ['10.0.0.0/8', '2001:db8::/32'].flatMap((range) => readAddressRange(range) ?? [])

function judgeBuyer({ remote, forwarded }: { remote: string; forwarded: string }): Verdict {
  const request = { socket: { remoteAddress: remote }, headers: { 'x-forwarded-for': forwarded } }
  if (findBuyerIp(request, []) !== findBuyerIp({ ...request, headers: {} }, []))
    return 'whoever is trusted by nobody named another address'
  const ranges =
    proxies.length === 0
      ? []
      : ['10.0.0.0/8'].flatMap((text) => {
          const range = readAddressRange(text)
          return range === null ? [] : [range]
        })
  const found = findBuyerIp(request, ranges)
  readAddressRange(forwarded)
  return found === null || /^[\d.]+$|^[\da-f:.]+$/.test(found) ? null : `the buyer is at ${found}`
}

const searches = [
  'title:"drunk ludo" OR tag:party -vendor:x',
  '(a OR (b AND NOT c)) price:>=100 created_at:<now',
  'product_type:Party* available_for_sale:true',
]

function judgeSearchQuery(text: string): Verdict {
  const expression = readSearchQuery(text)
  if (expression === null) return null
  fitsSearch(expression, ({ value }) => value.length % 2 === 0)
  return typeof positiveWords(expression) === 'string' ? null : 'has words that are no text'
}

const rupee = toCurrency('INR')
function judgeAmount(text: string): Verdict {
  let units = 0
  if (isRefused(() => (units = toMinorUnits(text, rupee)), 'RangeError')) return null
  return Number.isSafeInteger(units) && Math.abs(units / 100 - Number(text)) < 1e-6
    ? null
    : `is ${units} paise`
}

const lines = [{ variantId: 'gid://shopify/ProductVariant/11', quantity: 2 }]
const requests = nearlyJson(
  { lines, code: 'SAVE10', email: 'asha@example.com', referralCode: 'PGABCDEF123' },
  { lines, discountCodes: ['SAVE10'], address: { zip: '400050', province: 'Maharashtra' } },
  { code: 'SAVE10', otherCodes: ['B'], lines },
)

function judgeHelpers(input: unknown): Verdict {
  for (const check of [checkCheckoutRequest, checkCouponRequest, checkQuoteRequest]) {
    const checked = check(input)
    if (!checked.ok && !/^\p{Lu}|^\w/u.test(checked.message)) return 'is refused without a sentence'
    const wanted = checked.ok ? (checked.value.lines ?? []) : []
    if (wanted.some(({ quantity }) => !(Number.isInteger(quantity) && quantity > 0)))
      return `${check.name} took an odd quantity`
  }
  return null
}

const cursors = ['eyJsYXN0X2lkIjoxLCJsYXN0X3ZhbHVlIjoiMSJ9', 'eyJsYXN0X2lkIjo5fQ==']

/** What operators set, and what requests say about themselves. */
export const serverTargets: readonly Target[] = [
  target('settings', 30, settings, judgeSettings),
  target('addresses', 100, nearly(...paths), judgeAddress),
  target('buyer-ip', 50, headers, judgeBuyer),
  target('search-query', 60, nearly(...searches), judgeSearchQuery),
  target('catalogue-amount', 50, nearly('799', '799.50', '0.05', '123456789.999'), judgeAmount),
  target('helper-requests', 60, requests, judgeHelpers),
  target('cursors', 50, nearly(...cursors), (text) => {
    isRefused(() => readCursor(text), 'GraphQLError')
    return null
  }),
]
