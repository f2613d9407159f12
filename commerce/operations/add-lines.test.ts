import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StorefrontClientOptions } from '#commerce/client/create-storefront-client.ts'
import { StorefrontFault } from '#commerce/client/storefront-fault.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { cartLineNode, cartLines, cartNode, cartPayload } from '#test/sample-carts.ts'
import { addLines, type SeenCart } from './add-lines.ts'

const cartId = cartNode().id

/**
 * The fate of a request: answered; lost before or after the store acted; throttled; or seemingly lost
 * but arriving after the next one.
 */
type Fate = 'fine' | 'lost before' | 'lost after' | 'throttled' | 'late'

/** A store with one cart that starts with `start` of variants a and b. Requests beyond the list succeed. */
function openStore(
  start: Readonly<Record<string, number>>,
  fates: Fate[],
  { reads = [], stock = 1000 }: { reads?: boolean[]; stock?: number } = {},
  options: Partial<StorefrontClientOptions> = {},
) {
  const units = new Map(Object.entries(start))
  const late: (() => void)[] = []
  const lose = () => Promise.reject(new TypeError('Failed to fetch'))
  const lines = () =>
    cartLines([...units].map(([id, quantity]) => cartLineNode(`line-${id}`, id, quantity)))
  const act = (added: readonly { merchandiseId: string; quantity: number }[]) => {
    for (const { merchandiseId, quantity } of added) {
      units.set(merchandiseId, Math.min(stock, (units.get(merchandiseId) ?? 0) + quantity))
    }
  }
  const fake = openFakeStorefront(
    {
      cart: () => (reads.shift() === false ? lose() : cartNode({ lines: lines() })),
      cartLinesAdd(variables: { lines: readonly { merchandiseId: string; quantity: number }[] }) {
        const fate = fates.shift() ?? 'fine'
        if (fate === 'throttled') return new Response('', { status: 429 })
        if (fate === 'lost before') return lose()
        if (fate === 'late') {
          late.push(() => act(variables.lines))
          return lose()
        }
        act(variables.lines)
        for (const arrive of late.splice(0)) arrive()
        return fate === 'lost after' ? lose() : cartPayload({ lines: lines() })
      },
      cartLinesUpdate(variables: { lines: readonly { id: string; quantity: number }[] }) {
        for (const { id, quantity } of variables.lines) units.set(id.slice(5), quantity)
        return cartPayload({ lines: lines() })
      },
    },
    options,
  )
  const seen: SeenCart = {
    id: cartId,
    lines: Object.entries(start).map(([variantId, quantity]) => ({
      id: `line-${variantId}`,
      productId: 'p1',
      variantId,
      title: 'Drunk Ludo',
      variantTitle: 'Default Title',
      quantity,
      attributes: [],
      total: { minor: 79900 * quantity, currency: 'INR' },
    })),
  }
  return { ...fake, units, seen }
}

const two = [{ variantId: 'a', quantity: 2 }]

describe('adding lines when responses are lost', () => {
  test('before the store acted: resends after checking the cart', async () => {
    const { client, seen, units, names, pauses } = openStore({ a: 1 }, ['lost before'])
    expect(await addLines(client, seen, two)).toMatchObject({ type: 'changed' })
    expect(units.get('a')).toBe(3)
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cartLinesAdd'])
    expect(pauses).toEqual([1000])
  })

  test('after the store acted: returns its result and sends nothing again', async () => {
    const { client, seen, units, names } = openStore({ a: 1 }, ['lost after'])
    expect(await addLines(client, seen, two)).toMatchObject({
      type: 'changed',
      cart: { lines: [{ variantId: 'a', quantity: 3 }] },
      warnings: [],
    })
    expect(units.get('a')).toBe(3)
    expect(names()).toEqual(['cartLinesAdd', 'cart'])
  })

  test('and the cart cannot be read either: retries only the read', async () => {
    const { client, seen, units, names } = openStore({ a: 1 }, ['lost after'], {
      reads: [false, false],
    })
    expect(await addLines(client, seen, two)).toMatchObject({ type: 'changed' })
    expect(units.get('a')).toBe(3)
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cart', 'cart'])
  })

  test('for a new variant: adds at most one line', async () => {
    const { client, seen, units } = openStore({ a: 1 }, ['lost before', 'lost after'])
    await addLines(client, seen, [{ variantId: 'b', quantity: 4 }])
    expect(Object.fromEntries(units)).toEqual({ a: 1, b: 4 })
  })

  test('and the lost request arrives after the second: removes the surplus', async () => {
    const { client, seen, units, names } = openStore({ a: 1 }, ['late'])
    expect(await addLines(client, seen, two)).toMatchObject({
      cart: { lines: [{ quantity: 3 }] },
    })
    expect(units.get('a')).toBe(3)
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cartLinesAdd', 'cartLinesUpdate'])
  })

  // spec 3.051, 7.032
  test('with its warnings: reports short stock in the store’s words', async () => {
    const outcomeFor = (stock: number, start: Record<string, number>) => {
      const { client, seen } = openStore(start, ['lost after'], { stock })
      return addLines(client, seen, [...two, { variantId: 'b', quantity: 9 }])
    }
    expect(await outcomeFor(3, { a: 1, b: 1 })).toMatchObject({
      warnings: [
        {
          code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
          message: 'Only 2 items were added to your cart due to availability.',
          target: 'line-b',
        },
      ],
    })
    const soldOut = openStore({}, ['lost after'])
    soldOut.units.set('b', 0)
    const lines = [...two, { variantId: 'b', quantity: 0 }]
    expect(await addLines(soldOut.client, soldOut.seen, lines)).toMatchObject({ warnings: [] })
  })

  test('on every attempt: rejects after checking that nothing was added', async () => {
    const { client, seen, units, names } = openStore(
      { a: 1 },
      ['lost before', 'lost before'],
      {},
      {
        retries: 1,
      },
    )
    await expect(addLines(client, seen, two)).rejects.toMatchObject({ kind: 'blocked' })
    expect(units.get('a')).toBe(1)
    expect(names()).toEqual(['cartLinesAdd', 'cart', 'cartLinesAdd', 'cart'])
  })
})

test('keeps additions of another tab when no response is lost', async () => {
  const { client, seen, units, names } = openStore({ a: 1 }, [])
  units.set('a', 5)
  await addLines(client, seen, two)
  expect(units.get('a')).toBe(7)
  expect(names()).toEqual(['cartLinesAdd'])
})

describe('adds once, or throws and adds nothing, whatever is lost', () => {
  const wanted = fc.array(
    fc.record({ variantId: fc.constantFrom('a', 'b'), quantity: fc.integer({ min: 1, max: 5 }) }),
    { minLength: 1, maxLength: 3 },
  )
  const fates = (...among: Fate[]) => fc.array(fc.constantFrom(...among), { maxLength: 6 })

  test.each([
    ['by an unreachable store', fates('fine', 'lost before', 'lost after', 'throttled'), true],
    ['by a late arrival', fates('fine', 'lost before', 'lost after', 'throttled', 'late'), false],
  ])('%s', async (_, way, mayReadsFail) => {
    const reads = fc.array(mayReadsFail ? fc.boolean() : fc.constant(true), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.nat(3), wanted, way, reads, async (start, lines, ...course) => {
        const { client, seen, units } = openStore({ a: start }, course[0], { reads: course[1] })
        const outcome = await addLines(client, seen, lines).catch((fault: unknown) => fault)
        const grown = [(units.get('a') ?? 0) - start, units.get('b') ?? 0]
        const asked = ['a', 'b'].map((id) =>
          lines
            .filter(({ variantId }) => variantId === id)
            .reduce((sum, { quantity }) => sum + quantity, 0),
        )
        if (outcome instanceof StorefrontFault) expect([[0, 0], asked]).toContainEqual(grown)
        else expect(grown).toEqual(asked)
      }),
      { numRuns: 500 },
    )
  })
})
