import fc from 'fast-check'
import { nearly, nearlyJson, oddText } from './odd-texts.ts'
import type { OpenedStore } from './open-fuzzed-store.ts'
import { type Target, target, type Verdict } from './target.ts'

const origin = 'http://shop.localhost'
/** No text of the shop contains it: a page that contains it unescaped lets markup in. */
const MARK = '<fuzz-mark>'

const paths = [
  ...[
    '/',
    '/all-products?filter=party+for-2&sort=price-low',
    '/search?q=drunk+ludo',
    '/search.data?q=a',
  ],
  ...[
    '/product/jugaad?variant=1',
    '/product/jugaad.data?_routes=root',
    '/category/party',
    '/wishlist',
  ],
  ...[
    '/checkout',
    '/thank-you?success=1&order=PG1001',
    '/contact',
    '/faq',
    '/privacy.data',
    '/_.data',
  ],
  ...['/cart/1:2?discount=SAVE10', '/cart/add?id=1&quantity=2', '/discount/SAVE10?redirect=/faq'],
  ...[
    '/collections/combo/products/jugaad',
    '/pages/about',
    '/blogs/news/first',
    '/en-in/products/x',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/healthz',
    '/manifest.webmanifest',
  ],
  ...['/local-store/cdn/shop/files/a.webp?width=100', '/local-store/checkouts/cn/abc', '/offline'],
  ...[
    '/local-store/orders/0123456789abcdef',
    '/api/evidence?handle=jugaad',
    '/checkouts/cn/x?key=y',
  ],
  ...[`/search?q=${encodeURIComponent(MARK)}`, `/product/${encodeURIComponent(MARK)}`],
]

const names = [
  'Cookie',
  'Accept',
  'Accept-Language',
  'Referer',
  'Origin',
  'If-None-Match',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'Sec-Fetch-Site',
  'Content-Type',
  'Accept-Encoding',
  'X-React-Router-Request',
]
const cookie =
  'party-gully-handovers=W3siaWQiOiJhYWFhYWFhYWFhYWFhYWFhYWFhYWFhIiwicmV0dXJuZWQiOmZhbHNlLCJvcmRlciI6bnVsbH1d'
const values = [
  cookie,
  'text/html',
  'application/json',
  `${origin}/product/jugaad`,
  'same-origin',
  '192.0.2.1, 10.0.0.1',
  'W/"abc"',
  'bytes=0-10',
  MARK,
]

const address = fc
  .tuple(nearly(...paths), fc.boolean())
  .map(([path, isMarked]) => (isMarked ? path.replaceAll('a', MARK) : path))
const headers = fc.array(fc.tuple(fc.constantFrom(...names), nearly(...values)), { maxLength: 3 })
const line = { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 }
const bodies = nearlyJson(
  { lines: [line], code: 'SAVE10', email: 'asha@example.com', paymentMethod: 'cod' },
  { lines: [line], discountCodes: ['SAVE10'], address: { zip: '400050' } },
  { code: 'SAVE10', otherCodes: [] },
)
const sent = fc.record({
  path: nearly(
    '/api/checkout',
    '/api/coupon',
    '/api/quote',
    '/cart/add',
    '/api/coupon.data',
    '/search',
  ),
  body: fc.oneof(
    bodies.map((value) => JSON.stringify(value) ?? ''),
    nearly('variantId=1&quantity=2&code=SAVE10'),
    oddText,
  ),
  type: nearly(
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ),
  headers,
})

/** Null for requests that no client can send. */
function toRequest(
  path: string,
  init: RequestInit & { readonly pairs: readonly (readonly [string, string])[] },
) {
  try {
    const all = new Headers(init.headers)
    for (const [name, value] of init.pairs) all.set(name, value)
    const url = new URL(path, origin)
    return url.origin === origin ? { address: url.href, init: { ...init, headers: all } } : null
  } catch (fault) {
    if (fault instanceof TypeError) return null
    throw fault
  }
}

async function judge(opened: OpenedStore, request: ReturnType<typeof toRequest>): Promise<Verdict> {
  if (request === null) return null
  const response = await opened.ask(request.address, request.init)
  const text = await response.text()
  const faults = opened.takeFaults()
  if (response.status >= 500)
    return `was answered ${response.status} ${faults || text.slice(0, 200)}`
  if (faults !== '') return `was answered ${response.status}, and the log says ${faults}`
  return findBadAnswer(response, text)
}

function findBadAnswer({ status, headers: answered }: Response, text: string): Verdict {
  const place = answered.get('Location')
  if (place !== null && new URL(place, origin).origin !== origin) return `was sent on to ${place}`
  const type = answered.get('Content-Type') ?? ''
  if (answered.get('X-Content-Type-Options') !== 'nosniff' && text !== '')
    return `has no nosniff (${status} ${type})`
  if (!type.startsWith('text/html')) return null
  if (!/default-src 'none'/.test(answered.get('Content-Security-Policy') ?? ''))
    return `is a page of ${status} without a policy`
  if (text.includes(MARK))
    return `has markup of the address: ${text.slice(Math.max(0, text.indexOf(MARK) - 80)).slice(0, 200)}`
  return /node_modules\/|\bat file:|SQLITE_|\.ts:\d+/.test(text)
    ? 'shows the inside of the shop'
    : null
}

/** Requests to the whole shop: real ones with changes. */
export const openShopTargets = (opened: OpenedStore): readonly Target[] => [
  target('pages', 12, fc.record({ address, headers }), (input) =>
    judge(opened, toRequest(input.address, { pairs: input.headers })),
  ),
  target('posts', 40, sent, ({ path, body, type, headers: pairs }) =>
    judge(
      opened,
      toRequest(path, { method: 'POST', body, pairs: [['Content-Type', type], ...pairs] }),
    ),
  ),
]
