import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { createTimeSlices } from './time-slices.ts'

describe('the parts of a long request', () => {
  it('run a slice of the event loop at a time, in order', async () => {
    let time = 0
    const slices = createTimeSlices(() => time)
    expect(slices.isOver()).toBe(false)
    time = 9
    expect(slices.isOver()).toBe(true)
    const order: string[] = []
    const timer = new Promise<void>((resolve) => {
      setImmediate(() => {
        order.push('another request')
        resolve()
      })
    })
    const parts = [1, 2, 3].map(async (part) => {
      await slices.rest()
      time += 9
      order.push(`part ${part}`)
    })
    await Promise.all([...parts, timer])
    expect(order.filter((name) => name.startsWith('part'))).toEqual(['part 1', 'part 2', 'part 3'])
    // The other request runs after the first part has used up its slice.
    expect(order.indexOf('another request')).toBeLessThanOrEqual(1)
  })

  it('all continue when nothing else is requested', async () => {
    const slices = createTimeSlices()
    const began = performance.now()
    const rests = await Promise.all(Array.from({ length: 500 }, () => slices.rest()))
    expect(rests).toHaveLength(500)
    await expect(slices.rest()).resolves.toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('the measured work of a request', () => {
  it('excludes waiting and pauses', async () => {
    let [time, worked] = [0, 100]
    const slices = createTimeSlices(
      () => time,
      () => worked,
    )
    worked += 5
    const { promise, resolve } = Promise.withResolvers<string>()
    const waited = slices.waitFor(promise)
    worked += 40
    resolve('free')
    expect(await waited).toBe('free')
    worked += 2
    expect(slices.used()).toBe(7)
    // Another request uses the thread while this one rests.
    time = 9
    setImmediate(() => {
      worked += 300
    })
    await slices.rest()
    expect(slices.used()).toBe(7)
  })

  it('continues to be counted after a wait that failed', async () => {
    let worked = 0
    const slices = createTimeSlices(undefined, () => worked)
    const failing = slices.waitFor(Promise.reject(new Error('busy')))
    worked += 50
    await expect(failing).rejects.toThrow('busy')
    worked += 3
    expect(slices.used()).toBe(3)
  })
})

it('a request with many lists has the same result as in one go', async () => {
  const { ask } = openTestApi()
  const list = 'products(first:9){nodes{title variants(first:9){nodes{price{amount}}}}}'
  const many = Array.from({ length: 20 }, (_, at) => `a${at}:${list}`).join(' ')
  const [one, all] = [await ask(`{${list}}`), await ask(`{${many}}`)]
  expect(Object.keys(all.data)).toHaveLength(20)
  for (const part of Object.values(all.data)) expect(part).toEqual(one.data.products)
})
