import fc from 'fast-check'
import { createCart } from '#commerce/operations/carts.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { getVersionedSchema } from '#local-store/api/http/schema-versions.ts'
import { toOrder } from '#local-store/store/orders.ts'
import type { OrderRecord } from '#local-store/store/records.ts'
import { nearly, nearlyJson, oddText } from './odd-texts.ts'
import type { OpenedStore } from './open-fuzzed-store.ts'
import { type Target, target, type Verdict } from './target.ts'
import { writeDocument } from './write-document.ts'

const api = `/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`
const json = { 'Content-Type': 'application/json' }

/** Documents that follow the schema's grammar, and bodies that are nearly requests. */
function apiTargets(opened: OpenedStore): Target[] {
  const { schema } = getVersionedSchema(STOREFRONT_API_VERSION)
  const documents = fc.record({
    document: fc.tuple(fc.nat(2 ** 31), fc.nat(9)).map(([seed, changed]) => ({
      text: writeDocument(schema, seed, opened.words),
      isChanged: changed === 0,
    })),
    change: oddText,
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  const ask = async (body: string): Promise<Verdict> => {
    const response = await opened.ask(api, { method: 'POST', headers: json, body })
    const text = await response.text()
    if (response.status >= 500) return `was answered ${response.status}: ${text.slice(0, 300)}`
    if (/INTERNAL_SERVER_ERROR/.test(text)) return `failed inside: ${opened.takeFaults()}`
    if (response.status === 200 && !/"(?:data|errors)":/.test(text))
      return `was answered ${text.slice(0, 200)}`
    return null
  }
  const body = { query: '{shop{name}}', variables: { id: 'x', first: 1 }, operationName: 'Q' }
  return [
    target('graphql', 40, documents, ({ document: { text, isChanged }, change, at }) => {
      const place = Math.floor(at * text.length)
      const query = isChanged ? text.slice(0, place) + change + text.slice(place) : text
      return ask(JSON.stringify({ query }))
    }),
    target(
      'graphql-body',
      30,
      fc.oneof(
        nearlyJson(body).map((value) => JSON.stringify(value) ?? ''),
        nearly(JSON.stringify(body)),
      ),
      ask,
    ),
  ]
}

const goodForm = {
  email: 'asha@example.com',
  phone: '98765 43210',
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 Linking Road',
  address2: '',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
  paymentMethod: 'cod',
  intent: 'pay',
  expectedTotal: '',
  discountCode: '',
  giftCard: '',
  cardNumber: '',
  deliveryOption: '',
  'filled-city': '',
}
const values = [
  ...Object.values(goodForm),
  'card',
  'upi',
  'asha@okbank',
  'apply-code',
  'apply-card',
  'SAVE10',
  '4242424242424242',
]
const forms = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(goodForm)), oddText), nearly(...values)),
    {
      maxLength: 3,
    },
  )
  .map((changes) => changes)

function checkoutTargets(opened: OpenedStore): Target[] {
  const last = opened.store.database.prepare(
    'SELECT id, record FROM orders ORDER BY id DESC LIMIT 1',
  )
  async function judge(changes: readonly (readonly [string, string])[]): Promise<Verdict> {
    const { checkoutUrl, total } = await newCheckout(opened)
    const before = Number(last.get()?.id ?? 0)
    const form = new URLSearchParams({
      ...goodForm,
      expectedTotal: String(total),
      // A different buyer for each order: the store counts the open cash orders of each buyer.
      email: `asha@${before}.example`,
      phone: String(9_000_000_000 + before),
    })
    for (const [name, value] of changes) form.set(name, value)
    const response = await opened.ask(checkoutUrl, { method: 'POST', body: form })
    await response.text()
    if (response.status >= 500) return `was answered ${response.status}: ${opened.takeFaults()}`
    const row = last.get()
    if (row === undefined || Number(row.id) === before) return null
    if (Number(row.id) > before + 1) return 'one form made two orders'
    return findWrongOrder(toOrder(row), form)
  }
  return [target('checkout-form', 12, forms, judge)]
}

async function newCheckout(opened: OpenedStore) {
  const outcome = await createCart(opened.client, {
    lines: [{ variantId: opened.variantId, quantity: 1 }],
  })
  if (outcome.type !== 'changed') throw new Error(`No cart: ${outcome.type}`)
  const path = new URL(outcome.cart.checkoutUrl, 'http://shop.localhost')
  const shown = await opened.ask(path.pathname + path.search)
  return { checkoutUrl: shown.headers.get('Location') ?? '', total: outcome.cart.total.minor }
}

/** Checks that an order holds what its form said, and costs what its buyer saw. */
function findWrongOrder(
  { email, deliveryAddress, totals }: OrderRecord,
  form: URLSearchParams,
): Verdict {
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) return `an order was taken for ${email}`
  if (!/^[1-9]\d{5}$/.test(deliveryAddress.zip))
    return `an order was taken for PIN ${deliveryAddress.zip}`
  if (deliveryAddress.firstName.trim() === '') return 'an order was taken for nobody'
  if (String(totals.due) !== form.get('expectedTotal')?.trim())
    return `an order costs ${totals.due}, and its buyer saw ${form.get('expectedTotal')}`
  return null
}

/** The local store: its API and its checkout. */
export const openStoreTargets = (opened: OpenedStore): readonly Target[] => [
  ...apiTargets(opened),
  ...checkoutTargets(opened),
]
