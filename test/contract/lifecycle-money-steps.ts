import { variantIds } from './contract-catalogue.ts'
import {
  buyLineAt,
  type Facts,
  idOf,
  type LifecycleStep,
  lineIdAt,
  type Sdk,
  step,
} from './lifecycle-step.ts'

const CODES = 'cartDiscountCodesUpdate(discountCodes: [String!]!)'
const NOTE = 'cartNoteUpdate(note: String!)'
const ATTRIBUTES = 'cartAttributesUpdate(attributes: [AttributeInput!]!)'
const UPDATE = 'cartLinesUpdate(lines: [CartLineUpdateInput!]!)'
const CARDS = 'cartGiftCardCodesUpdate(giftCardCodes: [String!]!)'

/** The cart's two games: two of one edition at 35, one at 799. */
const games = { lines: [2, 1], total: '869.0' }

const codes = (does: string, given: string[], facts: Facts, sdk?: Sdk) =>
  step(does, CODES, () => given, facts, sdk)
const addCode =
  (code: string): Sdk =>
  (checkouts, of) =>
    checkouts.addDiscount(idOf(of), code)
const noCodes: Sdk = (checkouts, of) => checkouts.removeDiscount(idOf(of))
const code = (name: string, applicable = true) => ({ code: name, applicable })

const textSteps: readonly LifecycleStep[] = [
  step('refuses too long a note', NOTE, () => 'x'.repeat(5001), {
    ...games,
    errors: ['NOTE_TOO_LONG'],
    kept: false,
  }),
  step(
    'loses its note',
    NOTE,
    () => '',
    { ...games, more: { note: '' } },
    (checkouts, of) =>
      checkouts.updateAttributes(idOf(of), {
        customAttributes: [{ key: 'payment_method', value: 'upi' }],
      }),
  ),
  step(
    'gets two attributes',
    ATTRIBUTES,
    () => [
      { key: 'payment_method', value: 'cod' },
      { key: 'source', value: 'table' },
    ],
    {
      ...games,
      more: { attributes: [{ key: 'payment_method', value: 'cod' }, { key: 'source' }] },
    },
    (checkouts, of) =>
      checkouts.updateAttributes(idOf(of), {
        customAttributes: [
          { key: 'payment_method', value: 'cod' },
          { key: 'source', value: 'table' },
        ],
      }),
  ),
  step(
    'keeps the last value of an attribute that is given twice',
    ATTRIBUTES,
    () => [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
      { key: 'a', value: '3' },
    ],
    {
      ...games,
      more: {
        attributes: [
          { key: 'a', value: '3' },
          { key: 'b', value: '2' },
        ],
      },
    },
  ),
  step('loses its attributes', ATTRIBUTES, () => [], { ...games, more: { attributes: [] } }),
]

const codeSteps: readonly LifecycleStep[] = [
  codes(
    'keeps an unknown code that does nothing',
    ['NOPE'],
    {
      ...games,
      warnings: ['DISCOUNT_NOT_FOUND'],
      more: { discountCodes: [code('NOPE', false)] },
    },
    addCode('NOPE'),
  ),
  codes('keeps a code that has ended', ['PAST50'], {
    ...games,
    warnings: ['DISCOUNT_CURRENTLY_INACTIVE'],
  }),
  codes('loses its codes', [], games, noCodes),
  codes(
    'is lowered by a share of each line',
    ['lines10'],
    { lines: [2, 1], total: '782.1', more: { discountCodes: [code('lines10')] } },
    addCode('lines10'),
  ),
  codes(
    'is lowered by an amount, too',
    ['lines10', 'ORDER100'],
    { lines: [2, 1], total: '682.1' },
    addCode('ORDER100'),
  ),
  codes('takes the first of two codes that do not combine', ['LINES20', 'LINES10'], {
    lines: [2, 1],
    total: '695.2',
    warnings: ['DISCOUNT_CODE_NOT_HONOURED'],
    more: { discountCodes: [code('LINES20'), code('LINES10', false)] },
  }),
  codes('does not reach what a code needs', ['BIG250'], {
    ...games,
    warnings: ['DISCOUNT_PURCHASE_NOT_IN_RANGE'],
  }),
  codes('has too few units for a code', ['MANY5'], {
    ...games,
    warnings: ['DISCOUNT_QUANTITY_NOT_IN_RANGE'],
  }),
  codes('keeps a code once, in its first spelling', ['Lines10', 'LINES10', ' '], {
    lines: [2, 1],
    total: '782.1',
    warnings: ['DISCOUNT_NOT_FOUND'],
    more: { discountCodes: [code('Lines10'), code(' ', false)] },
  }),
  codes('loses them again', [], games, noCodes),
  codes(
    'splits a line that a code covers in part',
    ['PAIR'],
    {
      lines: [1, 1, 1],
      total: '834.0',
    },
    addCode('PAIR'),
  ),
  step(
    'has the lowered part of a line changed',
    UPDATE,
    (cart) => [{ id: lineIdAt(cart, 1), quantity: 4 }],
    { lines: [2, 3, 1], total: '869.0' },
    (checkouts, of) => checkouts.updateLineItems(idOf(of), [{ id: buyLineAt(of, 1), quantity: 4 }]),
  ),
  step(
    'has both parts of a line changed at once',
    UPDATE,
    (cart) => [
      { id: lineIdAt(cart, 0), quantity: 1 },
      { id: lineIdAt(cart, 1), quantity: 1 },
    ],
    { lines: [1, 1, 1], total: '834.0' },
  ),
  step(
    'loses the lowered part of a line',
    'cartLinesRemove(lineIds: [ID!]!)',
    (cart) => [lineIdAt(cart, 1)],
    { lines: [1, 1], total: '799.0' },
    (checkouts, of) => checkouts.removeLineItems(idOf(of), [buyLineAt(of, 1)]),
  ),
  step(
    'gets it back',
    'cartLinesAdd(lines: [CartLineInput!]!)',
    () => [{ merchandiseId: variantIds.ludoClassic, quantity: 1 }],
    { lines: [1, 1, 1], total: '834.0' },
    (checkouts, of) =>
      checkouts.addLineItems(idOf(of), [{ variantId: variantIds.ludoClassic, quantity: 1 }]),
  ),
  codes('is lowered by an amount off earned units', ['SECOND200'], {
    lines: [1, 1, 1],
    total: '834.0',
  }),
  codes('is lowered by an amount off each item', ['EACH30'], { lines: [2, 1], total: '839.0' }),
  codes('is whole again without codes', [], games, noCodes),
]

const lastFour = (text: string) => ({ lastCharacters: text })
const cardSteps: readonly LifecycleStep[] = [
  step(
    'is paid in part by a gift card',
    CARDS,
    () => ['gift500card'],
    { lines: [2, 1], total: '369.0', more: { appliedGiftCards: [lastFour('card')] } },
    (checkouts, of) => checkouts.addGiftCards(idOf(of), ['gift500card']),
  ),
  step(
    'gets a second card beside the first',
    'cartGiftCardCodesAdd(giftCardCodes: [String!]!)',
    () => ['GIFT50CARD'],
    { lines: [2, 1], total: '318.5', more: { appliedGiftCards: [{}, {}] } },
  ),
  step(
    'ignores an unknown card',
    'cartGiftCardCodesAdd(giftCardCodes: [String!]!)',
    () => ['NONESUCH99'],
    {
      lines: [2, 1],
      total: '318.5',
      more: { appliedGiftCards: [{}, {}] },
    },
  ),
  step(
    'loses the first card',
    'cartGiftCardCodesRemove(appliedGiftCardIds: [ID!]!)',
    (cart) => [cart.appliedGiftCards[0].id],
    { lines: [2, 1], total: '818.5', more: { appliedGiftCards: [{}] } },
    (checkouts, of) => checkouts.removeGiftCard(idOf(of), of?.appliedGiftCards[0]?.id ?? ''),
  ),
  step('is paid by no card', CARDS, () => [], { ...games, more: { appliedGiftCards: [] } }),
]

/** Texts, discount codes and gift cards. */
export const moneySteps: readonly LifecycleStep[] = [...textSteps, ...codeSteps, ...cardSteps]
