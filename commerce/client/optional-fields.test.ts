import { buildClientSchema, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { playCards } from '#commerce/operations/play-cards.ts'
import { productStock } from '#commerce/operations/product-stock.ts'
import { allProducts, productByHandle } from '#commerce/operations/products.ts'
import { readSchema } from '#commerce/schema/read-schema.ts'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import { createOptionalFields } from './optional-fields.ts'
import { StorefrontFault } from './storefront-fault.ts'

const schema = buildClientSchema(readSchema(STOREFRONT_API_VERSION))

function refusal(name: string, code = 'ACCESS_DENIED') {
  const message = `Access denied for ${name} field. Required access: a scope.`
  return { message, path: ['products', 'nodes', 0, name, 0], extensions: { code } }
}

/** A store that refuses these fields, one per request: an error in a list that may not be null hides the others. */
function refuse(...names: string[]) {
  const asked: string[] = []
  return {
    asked,
    async send(document: string) {
      asked.push(document)
      const name = names.find((field) => new RegExp(`\\b${field}\\b`).test(document))
      if (name) throw new StorefrontFault('unauthorized', 'No', { errors: [refusal(name)] })
      return document
    },
  }
}

test.each([
  ['lists', allProducts, ['tags', 'metafields']],
  ['a game’s page', productByHandle, ['tags', 'metafields', 'media']],
  ['a combo’s page', productByHandle, ['metafield']],
  ['quantities', productStock, ['quantityAvailable']],
  ['the deck', playCards, ['metafield']],
])(
  '%s are requested without the refused fields, in a valid document',
  async (_, document, names) => {
    const store = refuse(...names)
    const { sendWithoutRefused } = createOptionalFields()
    const answered = await sendWithoutRefused(document, store.send)
    expect(store.asked).toHaveLength(names.length + 1)
    expect(validate(schema, parse(answered))).toEqual([])
    for (const name of names) expect(answered).not.toMatch(new RegExp(`\\b${name}\\b`))
    expect(answered).toContain('handle')
  },
)

test('a refused field is omitted from later queries, and logged once', async () => {
  const warnings: string[] = []
  const store = refuse('tags')
  const { sendWithoutRefused } = createOptionalFields((message) => warnings.push(message))
  await Promise.all([
    sendWithoutRefused(allProducts, store.send),
    sendWithoutRefused(productByHandle, store.send),
  ])
  await sendWithoutRefused(allProducts, store.send)
  expect(store.asked).toHaveLength(5)
  expect(warnings).toEqual([
    'The store refuses tags, so the shop skips it: Access denied for tags field. Required access: a scope.',
  ])
})

test('a refused field is requested again after an hour, without another log entry', async () => {
  let time = 0
  const warnings: string[] = []
  const store = refuse('tags')
  const { sendWithoutRefused } = createOptionalFields(
    (message) => warnings.push(message),
    () => time,
  )
  await sendWithoutRefused(allProducts, store.send)
  time = 60 * 60_000
  expect(await sendWithoutRefused(allProducts, async (document) => document)).toBe(allProducts)
  await sendWithoutRefused(allProducts, store.send)
  expect(warnings).toHaveLength(1)
})

test('a field that the API version does not know is omitted too', async () => {
  const { sendWithoutRefused } = createOptionalFields()
  const errors = [refusal('quantityAvailable', 'undefinedField')]
  const answered = await sendWithoutRefused(productStock, async (document) => {
    if (!document.includes('quantityAvailable')) return document
    throw new StorefrontFault('graphql', 'Field does not exist', { errors })
  })
  expect(answered).toContain('availableForSale')
})

test.each([
  ['a needed field', [refusal('title')]],
  ['a needed field beside an optional one', [refusal('tags'), refusal('title')]],
  ['another failure of an optional field', [refusal('tags', 'INTERNAL_SERVER_ERROR')]],
  ['the whole query', [{ message: '', extensions: { code: 'ACCESS_DENIED' } }]],
  ['nothing in particular', []],
])('a fault about %s is not retried', async (_, errors) => {
  const { sendWithoutRefused } = createOptionalFields()
  const fault = new StorefrontFault('unauthorized', 'No', { errors })
  let asked = 0
  const answer = sendWithoutRefused(allProducts, async () => {
    asked += 1
    throw fault
  })
  await expect(answer).rejects.toBe(fault)
  expect(asked).toBe(1)
})

test('a store that refuses a field which was not requested is a fault, without endless retries', async () => {
  const { sendWithoutRefused } = createOptionalFields()
  let asked = 0
  const answer = sendWithoutRefused(allProducts, async () => {
    asked += 1
    throw new StorefrontFault('unauthorized', 'No', { errors: [refusal('tags')] })
  })
  await expect(answer).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(asked).toBe(2)
})

test('the omitted fields are listed with the store’s reason until they are requested again', async () => {
  let now = 0
  const { sendWithoutRefused, listRefused } = createOptionalFields(undefined, () => now)
  expect(listRefused()).toEqual([])
  await sendWithoutRefused(allProducts, refuse('tags').send)
  expect(listRefused()).toMatchObject([
    { name: 'tags', reason: 'Access denied for tags field. Required access: a scope.' },
  ])
  now += 60 * 60_000
  expect(listRefused()).toEqual([])
})
