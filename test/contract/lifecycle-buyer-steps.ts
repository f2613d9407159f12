import { addressSteps } from './lifecycle-address-steps.ts'
import { deleteMetafield, setMetafields } from './lifecycle-documents.ts'
import { type Facts, idOf, type LifecycleStep, step } from './lifecycle-step.ts'

const BUYER = 'cartBuyerIdentityUpdate(buyerIdentity: CartBuyerIdentityInput!)'

/** The cart's two games without delivery, and with it. */
const games = { lines: [2, 1], total: '869.0' }
const sent = { lines: [2, 1], total: '909.0' }

const bengaluru = {
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '12 MG Road',
  city: 'Bengaluru',
  zip: '560001',
  phone: '+919812345678',
}
const preferred = { ...bengaluru, province: 'Karnataka', country: 'India' }

const buyer = (does: string, identity: object, facts: Facts) =>
  step(does, BUYER, () => identity, facts)
const buyerOnly: readonly LifecycleStep[] = [
  step(
    'gets another e-mail address',
    BUYER,
    () => ({ email: 'ravi@example.com' }),
    { ...games, more: { buyerIdentity: { email: 'ravi@example.com' } } },
    (checkouts, of) => checkouts.updateEmail(idOf(of), 'ravi@example.com'),
  ),
  buyer(
    'refuses an e-mail address that is none',
    { email: 'ravi' },
    {
      ...games,
      errors: ['INVALID'],
      kept: true,
      more: { buyerIdentity: { email: 'ravi@example.com' } },
    },
  ),
  buyer(
    'gets a phone number',
    { phone: '+919812345678' },
    {
      ...games,
      more: { buyerIdentity: { phone: '+919812345678' } },
    },
  ),
  buyer(
    'refuses a customer who is none',
    { customerAccessToken: 'no-such-token' },
    {
      ...games,
      errors: ['INVALID'],
      kept: true,
    },
  ),
  buyer(
    'is in dollars for a buyer in the United States',
    { countryCode: 'US' },
    {
      lines: [2, 1],
      total: '12.83 USD',
      more: { buyerIdentity: { countryCode: 'US' } },
    },
  ),
  buyer(
    'is in yen for a buyer in Japan',
    { countryCode: 'JP' },
    {
      lines: [2, 1],
      total: '1520.0 JPY',
    },
  ),
  buyer('is in rupees again', { countryCode: 'IN' }, games),
  buyer(
    'refuses an address in no country',
    { deliveryAddressPreferences: [{ deliveryAddress: { ...preferred, country: 'Atlantis' } }] },
    { ...games, errors: ['INVALID'], kept: true },
  ),
  step(
    'is sent to an address',
    BUYER,
    () => ({ deliveryAddressPreferences: [{ deliveryAddress: preferred }] }),
    { ...sent, more: { delivery: { addresses: [{ selected: true }] } } },
    (checkouts, of) => checkouts.updateShippingAddress(idOf(of), preferred),
  ),
]

const metafields = (does: string, fields: object[], facts: Facts): LifecycleStep => ({
  does,
  document: setMetafields,
  variables: (cart) => ({ metafields: fields.map((each) => ({ ...each, ownerId: cart.id })) }),
  ...facts,
})
const withoutMetafield = (does: string, key: string, facts: Facts): LifecycleStep => ({
  does,
  document: deleteMetafield,
  variables: (cart) => ({ input: { key, ownerId: cart.id } }),
  ...facts,
})
const table = (value: string) => ({ key: 'table', type: 'single_line_text_field', value })
const seats = (value: string) => ({ key: 'custom.seats', type: 'number_integer', value })

const lastSteps: readonly LifecycleStep[] = [
  metafields('gets two metafields', [table('7'), seats('4')], {
    ...games,
    more: { metafields: [{ value: '7' }, { value: '4' }] },
  }),
  metafields('refuses a number that is none, and all that come with it', [table('8'), seats('x')], {
    ...games,
    errors: ['INVALID_VALUE'],
    more: { metafields: [{ value: '7' }, { value: '4' }] },
  }),
  metafields('has a metafield changed', [table('8')], {
    ...games,
    more: { metafields: [{ value: '8' }, { value: '4' }] },
  }),
  withoutMetafield('loses a metafield', 'table', {
    ...games,
    more: { metafields: [{ key: 'seats', value: '4' }] },
  }),
  withoutMetafield('has no such metafield to lose', 'table', {
    ...games,
    errors: ['METAFIELD_DOES_NOT_EXIST'],
  }),
  step('forgets its buyer', 'cartRemovePersonalData', () => null, {
    ...games,
    more: { note: '', buyerIdentity: { email: null, phone: null } },
  }),
  {
    ...step('is not changed under a wrong key', 'cartNoteUpdate(note: String!)', () => '', games),
    variables: (cart) => ({ id: cart.id.replace(/key=.*/, 'key=wrong'), value: 'Mine now' }),
    errors: ['INVALID'],
    kept: true,
    more: { note: '' },
  },
  step(
    'is emptied',
    'cartLinesRemove(lineIds: [ID!]!)',
    (cart) => cart.lines.nodes.map(({ id }: { id: string }) => id),
    { lines: [], total: '0.0' },
    (checkouts, of) => checkouts.removeLineItems(idOf(of), of?.lineItems.map(({ id }) => id) ?? []),
  ),
]

/** Buyer, addresses, delivery and metafields. */
export const buyerSteps: readonly LifecycleStep[] = [...buyerOnly, ...addressSteps, ...lastSteps]
