import { afterAll, describe, expect, test } from 'vitest'
import { lineOf, openCartFacts } from './cart-facts.ts'
import { variantIds } from './contract-catalogue.ts'

const facts = await openCartFacts()
afterAll(() => facts.store.close())

type Line = { id: string; quantity: number; merchandise: { id: string } }
const quantities = (cart: { lines: { nodes: Line[] } }) =>
  cart.lines.nodes.map(({ merchandise, quantity }) => [merchandise.id, quantity])

const add = (id: string, lines: object[]) =>
  facts.change('cartLinesAdd', 'lines: [CartLineInput!]!', id, lines)
const update = (id: string, lines: object[]) =>
  facts.change('cartLinesUpdate', 'lines: [CartLineUpdateInput!]!', id, lines)

describe('several lines', () => {
  test('of a new cart are listed in reverse order', async () => {
    const lines = [variantIds.taboo, variantIds.ludoClassic, variantIds.ludoTravel]
    const { cart } = await facts.create({ lines: lines.map((id) => lineOf(id)) })
    expect(quantities(cart)).toEqual(lines.toReversed().map((id) => [id, 1]))
  })

  test('added together come before the others, in reverse order', async () => {
    const { cart } = await facts.create({ lines: [lineOf(variantIds.taboo)] })
    const more = [lineOf(variantIds.ludoClassic, 2), lineOf(variantIds.ludoTravel, 3)]
    expect(quantities((await add(cart.id, more)).cart)).toEqual([
      [variantIds.ludoTravel, 3],
      [variantIds.ludoClassic, 2],
      [variantIds.taboo, 1],
    ])
  })
})

describe('two lines of one scarce variant', () => {
  const wrapped = { ...lineOf(variantIds.scarce), attributes: [{ key: 'wrap', value: 'yes' }] }

  async function openTwoLines() {
    const { cart } = await facts.create({ lines: [lineOf(variantIds.scarce, 2), wrapped] })
    const [second, first] = cart.lines.nodes
    return { id: cart.id, first, second }
  }

  test('share stock in favour of the updated one, and the warning names the other', async () => {
    const { id, first, second } = await openTwoLines()
    const { cart, userErrors, warnings } = await update(id, [{ id: second.id, quantity: 2 }])
    expect(userErrors).toEqual([])
    expect(cart.lines.nodes).toMatchObject([
      { id: second.id, quantity: 2 },
      { id: first.id, quantity: 1 },
    ])
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 1 item was added to your cart due to availability.',
        target: first.id,
      },
    ])
  })

  test('leave the other empty when the updated one takes all the stock', async () => {
    const { id, first, second } = await openTwoLines()
    const { cart, warnings } = await update(id, [{ id: second.id, quantity: 9 }])
    expect(cart.lines.nodes).toMatchObject([
      { id: second.id, quantity: 3 },
      { id: first.id, quantity: 0 },
    ])
    expect(warnings).toMatchObject([
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: second.id },
      { code: 'MERCHANDISE_OUT_OF_STOCK', target: first.id },
    ])
  })
})

describe('a quantity of a million or more', () => {
  const error = (field: string[]) => ({
    code: 'INVALID',
    field,
    message: `The quantity for merchandise with id ${variantIds.taboo} must be greater than zero but less than 1000000.`,
  })
  const tooMany = lineOf(variantIds.taboo, 1_000_000)

  test('is refused when a cart is created', async () => {
    expect(await facts.create({ lines: [tooMany] })).toEqual({
      cart: null,
      userErrors: [error(['input', 'lines', '0', 'quantity'])],
      warnings: [],
    })
  })

  test('is refused when lines are added or updated', async () => {
    const { cart } = await facts.create({ lines: [lineOf(variantIds.taboo)] })
    const added = await add(cart.id, [lineOf(variantIds.ludoClassic), tooMany])
    expect(added.userErrors).toEqual([error(['lines', '1', 'quantity'])])
    const [line] = cart.lines.nodes
    const updated = await update(cart.id, [{ id: line.id, quantity: 2_000_000 }])
    expect(updated.userErrors).toEqual([error(['lines', '0', 'quantity'])])
    expect(quantities(await facts.find(cart.id))).toEqual([[variantIds.taboo, 1]])
  })

  test('is accepted when it is one less', async () => {
    const { cart, userErrors } = await facts.create({
      lines: [lineOf(variantIds.ludoClassic, 999_999)],
    })
    expect(userErrors).toEqual([])
    expect(cart.totalQuantity).toBe(999_999)
  })
})
