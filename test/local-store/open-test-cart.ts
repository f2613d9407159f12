import type { CatalogueFileInput } from './catalogue-input.ts'
import { openTestApi, type TestApi, variantId } from './open-test-api.ts'

export const cartFields = `fragment C on Cart{id checkoutUrl totalQuantity note
  attributes{key value} discountCodes{code applicable}
  cost{subtotalAmount{amount} totalAmount{amount} checkoutChargeAmount{amount}
    totalTaxAmount{amount} totalAmountEstimated}
  lines(first:250){nodes{id quantity attributes{key value} merchandise{... on ProductVariant{id title}}
    cost{amountPerQuantity{amount} subtotalAmount{amount} totalAmount{amount}}}}
  buyerIdentity{email phone countryCode
    deliveryAddressPreferences{... on MailingAddress{city provinceCode zip country}}}}`
const outcome = 'cart{...C} userErrors{code field message} warnings{code message target}'

type Change = { name: string; type: string; args: string; variables: object }

/** Runs one cart mutation and returns its payload. */
async function change(api: TestApi, { name, type, args, variables }: Change, version?: string) {
  const document = `mutation(${type}){${name}(${args}){${outcome}}} ${cartFields}`
  const { data, errors } = await api.ask(document, variables, version)
  if (errors !== undefined) throw new Error(JSON.stringify(errors))
  return data[name]
}

/** Creates a cart. */
export const create = (api: TestApi, input: object = {}, version?: string) =>
  change(
    api,
    { name: 'cartCreate', type: '$input:CartInput', args: 'input:$input', variables: { input } },
    version,
  )

/** Changes a cart through a mutation with one argument besides its id. */
export const onCart = (
  api: TestApi,
  name: string,
  field: { name: string; type: string; value: unknown },
  cartId: string,
  version?: string,
) =>
  change(
    api,
    {
      name,
      type: `$id:ID!,$value:${field.type}`,
      args: `cartId:$id,${field.name}:$value`,
      variables: { id: cartId, value: field.value },
    },
    version,
  )

export const add = (api: TestApi, cartId: string, value: object[], version?: string) =>
  onCart(api, 'cartLinesAdd', { name: 'lines', type: '[CartLineInput!]!', value }, cartId, version)
export const update = (api: TestApi, cartId: string, value: object[]) =>
  onCart(api, 'cartLinesUpdate', { name: 'lines', type: '[CartLineUpdateInput!]!', value }, cartId)
export const setCodes = (api: TestApi, cartId: string, value: string[], version?: string) =>
  onCart(
    api,
    'cartDiscountCodesUpdate',
    { name: 'discountCodes', type: '[String!]!', value },
    cartId,
    version,
  )

export const line = (id: number, quantity = 1) => ({ merchandiseId: variantId(id), quantity })
export const noCart = {
  cart: null,
  userErrors: [
    { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
  ],
  warnings: [],
}

/** A cart in a new API, by default with two of one game. */
export async function newCart(lines = [line(11, 2)], changes: Partial<CatalogueFileInput> = {}) {
  const api = openTestApi(changes)
  const { cart } = await create(api, { lines })
  return { api, cart, id: String(cart.id) }
}
