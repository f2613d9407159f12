import { describe, expect, it } from 'vitest'
import { openTestApi } from '#test/local-store/open-test-api.ts'
import { createTimeSlices } from './time-slices.ts'

describe('the parts of a long request', () => {
  it('have the event loop for a slice at a time, and go on in order', async () => {
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
    // It came after the first part had used up its slice.
    expect(order.indexOf('another request')).toBeLessThanOrEqual(1)
  })

  it('all go on when nothing else is asked', async () => {
    const slices = createTimeSlices()
    await Promise.all(Array.from({ length: 500 }, () => slices.rest()))
    await slices.rest()
  })
})

it('a request with many lists gives the answer that it gives in one go', async () => {
  const { ask } = openTestApi()
  const list = 'products(first:9){nodes{title variants(first:9){nodes{price{amount}}}}}'
  const many = Array.from({ length: 20 }, (_, at) => `a${at}:${list}`).join(' ')
  const [one, all] = [await ask(`{${list}}`), await ask(`{${many}}`)]
  expect(Object.keys(all.data)).toHaveLength(20)
  for (const part of Object.values(all.data)) expect(part).toEqual(one.data.products)
})
