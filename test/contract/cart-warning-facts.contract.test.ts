import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

const note = (id: string, value: string) =>
  facts.change('cartNoteUpdate', 'note: String!', id, value)
const setCodes = (id: string, codes: string[]) =>
  facts.change('cartDiscountCodesUpdate', 'discountCodes: [String!]!', id, codes)
const remove = (id: string, lineIds: string[]) =>
  facts.change('cartLinesRemove', 'lineIds: [ID!]!', id, lineIds)

describe('the warning about a sold-out line', () => {
  test('is repeated on every later mutation until the line is removed', async () => {
    const lines = [lineOf(variantIds.soldOut), lineOf(variantIds.taboo)]
    const { cart, warnings } = await facts.create({ lines })
    const [, empty] = cart.lines.nodes
    const warning = {
      code: 'MERCHANDISE_OUT_OF_STOCK',
      message: "The product 'Kitty Killer' is already sold out.",
      target: empty.id,
    }
    expect(warnings).toEqual([warning])
    expect((await note(cart.id, 'Ring twice')).warnings).toEqual([warning])
    expect((await setCodes(cart.id, [])).warnings).toEqual([warning])
    expect((await remove(cart.id, [empty.id])).warnings).toEqual([])
  })

  test('is not repeated for a line that was only limited', async () => {
    const { cart, warnings } = await facts.create({ lines: [lineOf(variantIds.scarce, 9)] })
    expect(warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }])
    expect((await note(cart.id, 'Ring twice')).warnings).toEqual([])
  })
})

test('a refused mutation that returns the cart has no warnings', async () => {
  const { cart } = await facts.create({
    lines: [lineOf(variantIds.soldOut)],
    discountCodes: ['NO-SUCH-CODE'],
  })
  const unknown = 'gid://shopify/CartLine/00000000-0000-4000-8000-000000000000?cart=x'
  const refused = await remove(cart.id, [unknown])
  expect(refused.userErrors).toHaveLength(1)
  expect(refused.cart.id).toBe(cart.id)
  expect(refused.warnings).toEqual([])
  expect((await note(cart.id, '')).warnings).toHaveLength(2)
})

describe('warnings about codes', () => {
  test.each([
    ['BIG250', 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    ['MANY5', 'DISCOUNT_QUANTITY_NOT_IN_RANGE'],
  ])('%s is out of range, with the provider’s message only', async (code, kind) => {
    const lines = [lineOf(variantIds.taboo)]
    const { cart, warnings } = await facts.create({ lines, discountCodes: [code] })
    expect(warnings).toEqual([
      {
        code: kind,
        message: `The ${code} discount code is not valid for the items in your cart`,
        target: cart.id.replace(/\?.*/, ''),
      },
    ])
  })

  test('list inactive codes first, then unknown, then not honoured, on an empty cart', async () => {
    const { warnings } = await facts.create({ discountCodes: ['LINES10', 'NOPE', 'PAST50'] })
    expect(warnings.map(({ code }: { code: string }) => code)).toEqual([
      'DISCOUNT_CURRENTLY_INACTIVE',
      'DISCOUNT_NOT_FOUND',
      'DISCOUNT_CODE_NOT_HONOURED',
    ])
  })
})
