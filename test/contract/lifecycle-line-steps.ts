import { variantIds } from './contract-catalogue.ts'
import { createLifecycleCart } from './lifecycle-documents.ts'
import {
  buyLineAt,
  type Facts,
  idOf,
  type LifecycleStep,
  lineIdAt,
  type Sdk,
  step,
} from './lifecycle-step.ts'

const { taboo, ludoClassic, ludoTravel, scarce, soldOut, unknown } = variantIds
const line = (merchandiseId: string, quantity = 1, wrap?: string) => ({
  merchandiseId,
  quantity,
  ...(wrap && { attributes: [{ key: 'wrap', value: wrap }] }),
})
const buyLine = (variantId: string, quantity = 1, wrap?: string) => ({
  variantId,
  quantity,
  ...(wrap && { customAttributes: [{ key: 'wrap', value: wrap }] }),
})

const ADD = 'cartLinesAdd(lines: [CartLineInput!]!)'
const UPDATE = 'cartLinesUpdate(lines: [CartLineUpdateInput!]!)'
const REMOVE = 'cartLinesRemove(lineIds: [ID!]!)'
const unknownLine = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=x'

const nothing: Facts = { lines: [], total: '' }
const refusedCreate = (does: string, input: object, code: string): LifecycleStep => ({
  does: `is not created ${does}`,
  document: createLifecycleCart,
  variables: () => ({ input }),
  ...nothing,
  errors: [code],
  kept: false,
})

const addStep = (does: string, ...[lines, facts]: [Parameters<typeof line>[], Facts]) =>
  step(
    does,
    ADD,
    () => lines.map((each) => line(...each)),
    facts,
    (checkouts, of) =>
      checkouts.addLineItems(
        idOf(of),
        lines.map((each) => buyLine(...each)),
      ),
  )

const quantityStep = (does: string, at: number, quantity: number, facts: Facts) =>
  step(
    does,
    UPDATE,
    (cart) => [{ id: lineIdAt(cart, at), quantity }],
    facts,
    (checkouts, of) => checkouts.updateLineItems(idOf(of), [{ id: buyLineAt(of, at), quantity }]),
  )

const create: Sdk = (checkouts) =>
  checkouts.create({
    lineItems: [buyLine(taboo), buyLine(ludoClassic, 2)],
    note: 'Ring twice',
    email: 'asha@example.com',
    customAttributes: [{ key: 'payment_method', value: 'upi' }],
  })

export const lineSteps: readonly LifecycleStep[] = [
  refusedCreate('with an unknown game', { lines: [line(unknown)] }, 'INVALID'),
  refusedCreate('with a million of one', { lines: [line(taboo, 1_000_000)] }, 'INVALID'),
  refusedCreate('with too long a note', { note: 'x'.repeat(5001) }, 'NOTE_TOO_LONG'),
  refusedCreate(
    'for an unknown country',
    {
      buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress: { country: 'Atlantis' } }] },
    },
    'INVALID',
  ),
  {
    does: 'is created with two games, a note, an attribute and a buyer',
    document: createLifecycleCart,
    variables: () => ({
      input: {
        lines: [line(taboo), line(ludoClassic, 2)],
        note: 'Ring twice',
        buyerIdentity: { email: 'asha@example.com' },
        attributes: [{ key: 'payment_method', value: 'upi' }],
      },
    }),
    sdk: create,
    lines: [2, 1],
    total: '869.0',
    kept: true,
    more: { note: 'Ring twice', buyerIdentity: { email: 'asha@example.com', countryCode: 'IN' } },
  },
  addStep('gets a new line, in front', [[ludoTravel]], { lines: [1, 2, 1], total: '883.25' }),
  addStep('gets more of a line', [[ludoTravel]], { lines: [2, 2, 1], total: '897.5' }),
  addStep('keeps other attributes apart', [[ludoTravel, 1, 'gold']], {
    lines: [1, 2, 2, 1],
    total: '911.75',
  }),
  step('gets nothing from a quantity of none', ADD, () => [line(taboo, 0)], {
    lines: [1, 2, 2, 1],
    total: '911.75',
  }),
  addStep('refuses an unknown game', [[unknown]], {
    lines: [1, 2, 2, 1],
    total: '911.75',
    errors: ['INVALID'],
    kept: false,
  }),
  step('refuses a million of a game', ADD, () => [line(taboo, 1_000_000)], {
    lines: [1, 2, 2, 1],
    total: '911.75',
    errors: ['INVALID'],
    kept: false,
  }),
  addStep('keeps a sold-out game without units', [[soldOut]], {
    lines: [0, 1, 2, 2, 1],
    total: '911.75',
    warnings: ['MERCHANDISE_OUT_OF_STOCK'],
  }),
  step(
    'says again what is sold out, with each change',
    'cartNoteUpdate(note: String!)',
    () => 'Third floor',
    {
      lines: [0, 1, 2, 2, 1],
      total: '911.75',
      warnings: ['MERCHANDISE_OUT_OF_STOCK'],
      more: { note: 'Third floor' },
    },
    (checkouts, of) =>
      checkouts.updateAttributes(idOf(of), {
        note: 'Third floor',
        customAttributes: [{ key: 'payment_method', value: 'upi' }],
      }),
  ),
  step(
    'loses the sold-out line',
    REMOVE,
    (cart) => [lineIdAt(cart, 0)],
    { lines: [1, 2, 2, 1], total: '911.75' },
    (checkouts, of) => checkouts.removeLineItems(idOf(of), [buyLineAt(of, 0)]),
  ),
  step('refuses to remove an unknown line', REMOVE, () => [unknownLine], {
    lines: [1, 2, 2, 1],
    total: '911.75',
    errors: ['INVALID_MERCHANDISE_LINE'],
    kept: true,
  }),
  addStep('gets two of a scarce game', [[scarce, 2]], {
    lines: [2, 1, 2, 2, 1],
    total: '2209.75',
  }),
  quantityStep('is limited to what is left', 0, 9, {
    lines: [3, 1, 2, 2, 1],
    total: '2858.75',
    warnings: ['MERCHANDISE_NOT_ENOUGH_STOCK'],
  }),
  addStep('has no more of it for a second line', [[scarce, 1, 'gold']], {
    lines: [0, 3, 1, 2, 2, 1],
    total: '2858.75',
    warnings: ['MERCHANDISE_OUT_OF_STOCK'],
  }),
  quantityStep('lets the second line take from the first', 0, 1, {
    lines: [1, 2, 1, 2, 2, 1],
    total: '2858.75',
    warnings: ['MERCHANDISE_NOT_ENOUGH_STOCK'],
  }),
  step(
    'joins lines that become alike',
    UPDATE,
    (cart) => [{ id: lineIdAt(cart, 0), attributes: [] }],
    { lines: [3, 1, 2, 2, 1], total: '2858.75' },
  ),
  step('refuses to change an unknown line', UPDATE, () => [{ id: unknownLine, quantity: 1 }], {
    lines: [3, 1, 2, 2, 1],
    total: '2858.75',
    errors: ['INVALID_MERCHANDISE_LINE'],
    kept: true,
  }),
  step(
    'refuses a quantity of two million',
    UPDATE,
    (cart) => [{ id: lineIdAt(cart, 1), quantity: 2_000_000 }],
    { lines: [3, 1, 2, 2, 1], total: '2858.75', errors: ['INVALID'] },
  ),
  quantityStep('loses a line that is set to none', 0, 0, { lines: [1, 2, 2, 1], total: '911.75' }),
  step(
    'lets a line become another edition',
    UPDATE,
    (cart) => [{ id: lineIdAt(cart, 0), merchandiseId: ludoClassic }],
    { lines: [1, 2, 2, 1], total: '932.5' },
  ),
  step(
    'loses two lines at once',
    REMOVE,
    (cart) => [lineIdAt(cart, 0), lineIdAt(cart, 1)],
    { lines: [2, 1], total: '869.0' },
    (checkouts, of) => checkouts.removeLineItems(idOf(of), [buyLineAt(of, 0), buyLineAt(of, 1)]),
  ),
]
