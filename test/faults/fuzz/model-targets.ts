import fc from 'fast-check'
import { readProductRequest, writeProductRequest } from '#app/catalogue/product-request.ts'
import { readOrderReturn } from '#app/checkout/order-return.ts'
import { readCartLink, readDiscountCode } from '#commerce/model/cart-link.ts'
import { formatExactMoney } from '#commerce/model/exact-money.ts'
import { checkLogin, checkSignup } from '#commerce/model/forms/account-forms.ts'
import { checkCheckout } from '#commerce/model/forms/checkout-form.ts'
import { checkContact } from '#commerce/model/forms/contact-form.ts'
import { checkReview } from '#commerce/model/forms/review-form.ts'
import { stripMarkup } from '#commerce/model/forms/strip-markup.ts'
import { isGstin } from '#commerce/model/gstin.ts'
import { decimalsOf } from '#commerce/model/money.ts'
import { findPlaceOfPinCode } from '#commerce/model/pin-code-place.ts'
import { readMoney } from '#commerce/model/read-money.ts'
import { searchProducts } from '#commerce/model/search/product-search.ts'
import { readSharedGames } from '#commerce/model/wishlist-link.ts'
import { readPolicyText } from '#commerce/operations/policy-text.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { nearly, nearlyJson, oddText } from './odd-texts.ts'
import { type Target, target, type Verdict } from './target.ts'

const amounts = ['799.00', '0', '12.5', '-3.25', '9007199254740991', '1299.505', '0.001']
const amount = fc.record({
  amount: nearly(...amounts),
  currencyCode: nearly('INR', 'JPY', 'KWD', 'USD'),
})

function judgeMoney(given: { amount: string; currencyCode: string }): Verdict {
  const money = readMoney(given)
  if (money === null) return null
  if (!Number.isSafeInteger(money.minor)) return `is ${money.minor} in minor units`
  const exact = money.minor / 10 ** decimalsOf(money.currency)
  const off = Math.abs(exact - Number(given.amount))
  if (off > Math.abs(exact) * 1e-12) return `was read as ${exact}`
  const text = formatExactMoney(money)
  return /NaN|undefined|Infinity|e\+/.test(text) ? `is shown as ${text}` : null
}

const games = Array.from({ length: 48 }, (_, at) =>
  sampleProduct(at + 1, 300 + at, { title: `Drunk Ludo ${at}`, tags: ['party', 'couple'] }),
)
const searches = ['drunk ludo under 700', 'daaru game 4 players', 'पार्टी गेम', 'cuple gmae', '2-8']

function judgeSearch(words: string): Verdict {
  const search = writeProductRequest(
    { words, order: 'default', filters: [] },
    '?sort=price-low&filter=party',
  )
  const { words: read } = readProductRequest(search)
  const found = searchProducts(games, read)
  return new Set(found).size === found.length ? null : 'a game was found twice'
}

const reads = /^(?:[1-9]\d{5})$/
const judgePin = (text: string): Verdict =>
  findPlaceOfPinCode(text) === null || reads.test(text) ? null : 'is no PIN code, and has a place'

const isOwnPath = (path: string) => new URL(path, 'https://shop.example').host === 'shop.example'

function judgeReturn(query: string): Verdict {
  const trusted = ['https://pay.example']
  const { statusUrl, orderNumber } = readOrderReturn(
    new URLSearchParams(query),
    'https://shop.example',
    trusted,
  )
  if (orderNumber !== null && /[^\w#-]/.test(orderNumber)) return `order number ${orderNumber}`
  if (statusUrl === null || isOwnPath(statusUrl)) return null
  return new URL(statusUrl).origin === 'https://pay.example' ? null : `leads to ${statusUrl}`
}

const cartLinks = [
  '/cart/12345:2,678:1?discount=SAVE10',
  '/cart/add?id=123&quantity=3',
  '/cart/add?items[0][id]=1&items[0][quantity]=2',
]

function judgeCartLink(address: string): Verdict {
  const [path = '', query = ''] = address.split('?', 2)
  const link = readCartLink(path, new URLSearchParams(query))
  readDiscountCode(query)
  const odd = link?.lines.find(
    ({ variantId, quantity }) =>
      !/^gid:\/\/shopify\/ProductVariant\/\d{1,19}$/.test(variantId) ||
      !Number.isInteger(quantity) ||
      quantity < 1,
  )
  return odd ? `has the line ${JSON.stringify(odd)}` : null
}

const policies = [
  '<h2>Returns</h2><p>Within <b>30</b> days, <a href="https://a.example/x">write</a>.</p>',
  '<ul><li>One<ol><li>Two</li></ol></li></ul><table><tr><th>A</th></tr><tr><td>B</td></tr></table>',
  '<p onclick=x><script>alert(1)</script><a href="javascript:alert(1)">tap</a><img src=x onerror=y>',
]

/** Checks the addresses of links; other words are text, which React escapes. */
function judgeMarkup(html: string): Verdict {
  const links = [...JSON.stringify(readPolicyText(html)).matchAll(/"href":"((?:[^"\\]|\\.)*)"/g)]
  const unsafe = links.find(([, href = '']) => !/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i.test(href))
  return unsafe ? `links to ${unsafe[1]}` : null
}

const form = {
  name: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  address: '12 Linking Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipCode: '400050',
  paymentMethod: 'upi',
  password: 'Correct-Horse-9',
  message: 'Hello you',
  confirmPassword: 'Correct-Horse-9',
  rating: 5,
  text: 'A very good game',
  subject: 'Order',
}

function judgeForms(input: unknown): Verdict {
  const checks = [checkLogin, checkSignup, checkCheckout, checkContact, checkReview]
  for (const check of checks) {
    const result = check(input)
    if (!result.ok && Object.values(result.errors).some((error) => typeof error !== 'string'))
      return `${check.name} has a fault without a sentence`
    if (result.ok && /<[a-z/!]/i.test(JSON.stringify(result.value)))
      return `${check.name} let markup in`
  }
  return null
}

const judgeStripped = (text: string): Verdict =>
  /<[a-z/!?]/i.test(stripMarkup(text)) ? `left ${stripMarkup(text)}` : null

/** What shoppers, links and merchants write, read by `commerce/model` and its neighbours. */
export const modelTargets: readonly Target[] = [
  target('money', 80, amount, judgeMoney),
  target('search', 30, nearly(...searches), judgeSearch),
  target('pin', 70, nearly('400050', '110001', '600 001'), judgePin),
  target(
    'order-return',
    70,
    nearly(
      'success=1&order=PG1001&order_status_url=/local-store/orders/x',
      'order_status_url=https://pay.example/a',
    ),
    judgeReturn,
  ),
  target('cart-link', 70, nearly(...cartLinks), judgeCartLink),
  target('shared-games', 50, nearly('?games=1-22-333', '?games=99999999999999999999'), (text) => {
    const bad = readSharedGames(text)?.find(
      (id) => !/^gid:\/\/shopify\/Product\/\d{1,19}$/.test(id),
    )
    return bad ? `has the game ${bad}` : null
  }),
  target('merchant-html', 30, nearly(...policies), judgeMarkup),
  target('strip-markup', 60, fc.oneof(oddText, nearly(...policies)), judgeStripped),
  target('forms', 40, nearlyJson(form), judgeForms),
  target('gstin', 40, nearly('27AAPFU0939F1ZV', '29AAGCB7383J1Z4'), (text) =>
    isGstin(text) && !/^\d{2}[A-Z0-9]{13}$/.test(text) ? 'is no GSTIN' : null,
  ),
]
