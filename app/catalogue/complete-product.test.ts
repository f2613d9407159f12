import { afterEach, describe, expect, test, vi } from 'vitest'
import { noEvidence } from '#commerce/model/figures/product-evidence.ts'
import { copyForGame, generalCopy } from '#content/product-copy.ts'
import { noFacts, sampleProduct } from '#test/sample-products.ts'
import { completeFound, completeProduct } from './complete-product.ts'

const written = { benefits: ['Loud'], box: ['One die'], steps: [{ title: 'Roll', text: 'Once.' }] }
const facts = { ...noFacts, players: '2' }

test('a game without copy gets the copy of its keyword, and keeps its facts', () => {
  const product = sampleProduct(1, 799, { title: 'Drunk Ludo', game: facts })
  const { benefits, box, steps } = copyForGame('Drunk Ludo')
  expect(completeProduct(product, 'simulated').game).toEqual({ ...facts, benefits, box, steps })
})

test('keeps every part that the merchant wrote', () => {
  const product = sampleProduct(1, 799, { title: 'Drunk Ludo', game: { ...facts, ...written } })
  expect(completeProduct(product, 'simulated')).toMatchObject(product)
  for (const part of ['benefits', 'box', 'steps'] as const) {
    const game = { ...facts, ...written, [part]: [] }
    const completed = completeProduct({ ...product, game }, 'simulated')
    const copy = copyForGame('Drunk Ludo')
    expect(completed.game).toEqual({ ...facts, ...written, [part]: copy[part] })
  }
})

test.each(['measured', 'off'] as const)('the title adds no copy with %s figures', (figures) => {
  for (const title of ['Drunk Ludo', 'Couple Combo', 'Jugaad!']) {
    const product = sampleProduct(1, 799, { title, game: facts })
    expect(completeProduct(product, figures).game).toEqual({ ...facts, ...generalCopy })
    const own = { ...product, game: { ...facts, ...written } }
    expect(completeProduct(own, figures)).toMatchObject(own)
  }
})

describe('the measured evidence', () => {
  const product = sampleProduct(1, 799)
  const left = { [product.variants[0]?.id ?? '']: 3 }
  const ask = (figures: 'simulated' | 'measured' | 'off') =>
    completeFound(Promise.resolve(product), figures, {
      handle: 'drink if…',
      signal: new AbortController().signal,
    })

  afterEach(() => vi.unstubAllGlobals())

  test('is requested only with measured figures', async () => {
    const fetched = vi.fn(async (_path: string) => Response.json({ sales: null, left }))
    vi.stubGlobal('fetch', fetched)
    expect((await ask('simulated'))?.evidence).toBeUndefined()
    expect((await ask('off'))?.evidence).toBeUndefined()
    expect(fetched).not.toHaveBeenCalled()
    expect((await ask('measured'))?.evidence).toEqual({ sales: null, left })
    expect(fetched.mock.lastCall?.[0]).toBe('/api/evidence?product=drink%20if%E2%80%A6')
  })

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => new Response('', { status: 503 })],
    ['its answer cannot be read', async () => new Response('<html>')],
  ])('is empty when %s', async (_title, answer) => {
    vi.stubGlobal('fetch', answer)
    expect(await ask('measured')).toMatchObject({ id: product.id, evidence: noEvidence })
  })
})
