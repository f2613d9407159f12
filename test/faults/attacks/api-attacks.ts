import { getIntrospectionQuery } from 'graphql'
import { STOREFRONT_API_VERSION } from '#commerce/schema/versions.ts'
import type { Attack, StrikeOutcome, Target } from './attack.ts'

const path = `/local-store/api/${STOREFRONT_API_VERSION}/graphql.json`

const SHOWN = 200

/** The API refuses with a response that has errors. */
async function askApi(target: Target, query: string, variables: object = {}): Promise<ApiAnswer> {
  const { status, body } = await target.ask({
    path,
    address: target.address,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity' },
    body: JSON.stringify({ query, variables }),
  })
  const text = body.toString()
  const isJson = text.startsWith('{')
  const { data = null, errors = [] } = isJson ? JSON.parse(text) : {}
  if (status >= 500 || !isJson) throw new Error(`${status}, ${text.slice(0, SHOWN)}`)
  return { outcome: errors.length > 0 || status >= 400 ? 'refused' : 'done', data }
}

type ApiAnswer = {
  readonly outcome: StrikeOutcome
  /** As the API sent it. */
  // biome-ignore lint/suspicious/noExplicitAny: its shape is that of the question beside it
  readonly data: any
}

/** A document of 26 kB, with different fields for each strike. */
const longDocument = (sequence: number) => {
  const fields = Array.from({ length: 600 }, (_, at) => `alias_of_a_field_${sequence}_${at}: name`)
  return `query Long${sequence} { shop { ${fields.join(' ')} } }`
}

const manyCarts = (sequence: number) =>
  `mutation { ${Array.from({ length: 900 }, (_, at) => `c${sequence}_${at}:cartCreate{cart{id}}`).join(' ')} }`

const refusedFields = (sequence: number) =>
  `{ shop { ${Array.from({ length: 2400 }, (_, at) => `none${sequence}x${at}`).join(' ')} } }`

async function guessGiftCard(target: Target, sequence: number): Promise<StrikeOutcome> {
  cart ??= await createCart(target)
  if (cart === null) return 'refused'
  const { outcome } = await askApi(
    target,
    `mutation($id:ID!,$codes:[String!]!){
      cartGiftCardCodesUpdate(cartId:$id,giftCardCodes:$codes){cart{id}}}`,
    { id: cart, codes: [`GUESS${sequence}`] },
  )
  return outcome
}
let cart: string | null = null

/** @returns the cart's id; null when the shop refuses */
export async function createCart(target: Target): Promise<string | null> {
  const { data } = await askApi(
    target,
    `mutation($id:ID!){cartCreate(input:{lines:[{merchandiseId:$id,quantity:1}]}){cart{id}}}`,
    { id: target.variantId },
  )
  return data?.cartCreate?.cart?.id ?? null
}

export const apiAttacks: readonly Attack[] = [
  {
    title: '450 different documents of 26 kB',
    atOnce: 2,
    strike: async (target, sequence) =>
      (await askApi(target, longDocument(sequence % 450))).outcome,
  },
  {
    title: '900 carts in one document',
    atOnce: 2,
    maxDone: 0,
    strike: async (target, sequence) => (await askApi(target, manyCarts(sequence))).outcome,
  },
  {
    title: '2,400 fields that do not exist',
    atOnce: 2,
    maxDone: 0,
    strike: async (target, sequence) => (await askApi(target, refusedFields(sequence))).outcome,
  },
  {
    title: 'introspection in a loop',
    atOnce: 1,
    // Every third strike has a document that was never sent before.
    strike: async (target, sequence) =>
      (await askApi(target, `${sequence % 3 === 0 ? `# ${sequence}\n` : ''}${introspection}`))
        .outcome,
  },
  {
    title: '480 guesses of gift cards',
    // The limit: twenty, and one more each minute.
    atOnce: 20,
    maxDone: 25,
    strike: guessGiftCard,
  },
]

const introspection = getIntrospectionQuery()
