import { describe, expect, it } from 'vitest'
import { createRequestQueue } from './request-queue.ts'

/** A queue with a clock that each request advances by this many milliseconds. */
function open(milliseconds: number) {
  let time = 0
  const order: string[] = []
  const enqueue = createRequestQueue(() => time)
  const ask = (buyerIp: string | null, name: string) =>
    enqueue(buyerIp, async () => {
      time += milliseconds
      order.push(name)
      return new Response(name)
    })
  const nextLoop = () =>
    new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push('a page')
        resolve()
      })
    })
  return { ask, order, enqueue, nextLoop }
}

describe('concurrent requests', () => {
  it('take turns between clients with many and few', async () => {
    const { ask, order } = open(1)
    const names = ['a1', 'a2', 'a3', 'b1']
    await Promise.all(names.map((name) => ask(name[0] ?? '', name)))
    // The first request starts before the others arrive.
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('let page requests run between them', async () => {
    const { ask, order, nextLoop } = open(9)
    await Promise.all([...['1', '2', '3', '4'].map((name) => ask('a', name)), nextLoop()])
    expect(order.indexOf('a page')).toBeLessThan(3)
  })

  it('of the shop’s own pages do not wait', async () => {
    const { ask, order } = open(9)
    await Promise.all([ask('a', '1'), ask('a', '2'), ask('a', '3'), ask(null, 'own')])
    expect(order.indexOf('own')).toBeLessThan(2)
  })

  it('are not blocked by one that waits for something else', async () => {
    const { enqueue, ask } = open(1)
    const { promise, resolve } = Promise.withResolvers<Response>()
    const held = enqueue('a', () => promise)
    expect(await (await ask('b', 'b1'))?.text()).toBe('b1')
    resolve(new Response('late'))
    expect(await (await held)?.text()).toBe('late')
  })

  it('are limited to five hundred, beyond which the busiest client is refused', async () => {
    const { enqueue, ask } = open(1)
    const { promise, resolve } = Promise.withResolvers<Response>()
    const held = enqueue('a', () => promise)
    const many = Array.from({ length: 500 }, (_, at) => ask('a', `a${at}`))
    const other = ask('b', 'b')
    resolve(new Response('free'))
    await held
    const answered = await Promise.all(many)
    expect(answered.filter((each) => each === null)).toHaveLength(1)
    expect(await other).not.toBeNull()
  })
})

it('a request that fails rejects, and the next one is answered', async () => {
  const { enqueue, ask } = open(1)
  await expect(enqueue('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await ask('a', 'next')).not.toBeNull()
})
