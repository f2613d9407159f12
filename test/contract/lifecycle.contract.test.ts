import { afterAll, expect, test } from 'vitest'
import {
  type CheckoutCart,
  type DocumentCart,
  type Json,
  openLifecycleClients,
  settle,
  withoutNames,
} from './lifecycle-clients.ts'
import { type LifecycleStep, lifecycleSteps } from './lifecycle-steps.ts'

// One cart's life, lived four times: through the published API client, through ours with the same documents, through
// the published browser client, and through ours with its methods. After each step the four carts are equal, and so are
// the responses of each pair.

const clients = await openLifecycleClients({
  deliveryRates: [
    { handle: 'standard', title: 'Standard', price: '40.00' },
    { handle: 'express', title: 'Express', price: '99.00', pinPrefixes: ['560'] },
  ],
})
afterAll(() => clients.close())

/** Runs the step on a cart; after `cartCreate` the new cart takes its place. */
async function send(step: LifecycleStep, cart: DocumentCart): Promise<Json> {
  const before = cart.id === '' ? null : await cart.read()
  const payload = await cart.send(step.document, step.variables(before))
  if (step.document.includes('cartCreate') && payload.cart) cart.id = payload.cart.id
  return payload
}

async function takeStep(step: LifecycleStep, cart: CheckoutCart): Promise<unknown> {
  const { checkouts } = cart
  if (step.sdk === undefined) {
    const documents = clients.documentsFor(cart)
    await send(step, documents)
    cart.id = documents.id
    return null
  }
  const before = cart.id === '' ? null : await checkouts.fetch(cart.id)
  const outcome = await settle(
    step.sdk(checkouts, before).then((checkout) => {
      if (cart.id === '') cart.id = checkout.id
      return checkout
    }),
  )
  return outcome
}

const wholeOf = (cart: DocumentCart) => (cart.id === '' ? null : cart.read())
const fetchOf = ({ id, checkouts }: CheckoutCart) =>
  id === '' ? null : settle(checkouts.fetch(id))

/** A summary of what a step is expected to have changed. */
function factsOf(payload: Json, cart: Json) {
  const codesOf = (list: { code: string }[] = []) => list.map(({ code }) => code)
  const lines: { quantity: number }[] = cart?.lines.nodes ?? []
  const { amount = '', currencyCode = '' } = cart?.cost.totalAmount ?? {}
  return {
    lines: lines.map(({ quantity }) => quantity),
    total: currencyCode === 'INR' ? amount : `${amount} ${currencyCode}`.trim(),
    errors: codesOf(payload.userErrors),
    warnings: codesOf(payload.warnings),
    kept: 'cart' in payload ? payload.cart !== null : null,
  }
}

test('has at least sixty steps, including refusals and methods of the browser client', () => {
  expect(lifecycleSteps.length).toBeGreaterThanOrEqual(60)
  expect(lifecycleSteps.filter(({ errors = [] }) => errors.length > 0).length).toBeGreaterThan(15)
  expect(lifecycleSteps.filter(({ sdk }) => sdk !== undefined).length).toBeGreaterThan(20)
})

test.each(lifecycleSteps.map((step, at) => ({ step, at: at + 1, name: step.does })))(
  '$at: $name',
  async ({ step }) => {
    const { api, own, sdk, legacy } = clients
    const payload = await send(step, api)
    expect(withoutNames(await send(step, own))).toEqual(withoutNames(payload))
    const outcome = await takeStep(step, sdk)
    expect(withoutNames(await takeStep(step, legacy))).toEqual(withoutNames(outcome))
    const cart = await wholeOf(api)
    for (const other of [own, clients.documentsFor(sdk), clients.documentsFor(legacy)])
      expect(withoutNames(await wholeOf(other))).toEqual(withoutNames(cart))
    expect(withoutNames(await fetchOf(legacy))).toEqual(withoutNames(await fetchOf(sdk)))
    const { lines, total, errors = [], warnings = [], more = {} } = step
    const facts = factsOf(payload, cart)
    expect(facts).toEqual({ lines, total, errors, warnings, kept: step.kept ?? facts.kept })
    expect(cart ?? {}).toMatchObject(more)
  },
)
