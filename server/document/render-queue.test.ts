import { setImmediate as immediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const { signal } = new AbortController()
const { signal: due } = new AbortController()

/** A page whose rendering takes one round of the event loop. */
const renderAs = (name: string, rendered: string[]) => async () => {
  await immediate()
  rendered.push(name)
  return name
}

it('takes turns between shoppers instead of in order of arrival', async () => {
  const queue = createRenderQueue()
  const rendered: string[] = []
  const ask = (buyer: string, page: string) => queue(buyer, due)(renderAs(page, rendered), signal)
  const pages = await Promise.all([
    ...['1', '2', '3', '4'].map((page) => ask('198.51.100.1', `many ${page}`)),
    ask('203.0.113.1', 'one'),
  ])
  expect(rendered).toEqual(['many 1', 'many 2', 'one', 'many 3', 'many 4'])
  expect(pages).toEqual(['many 1', 'many 2', 'many 3', 'many 4', 'one'])
})

it('lets the event loop run between two pages', async () => {
  const queue = createRenderQueue()
  const happened: string[] = []
  // Like React, in a single callback.
  const render = (name: string) => async () => happened.push(name)
  const all = ['first', 'second', 'third'].map((name) => queue(null, due)(render(name), signal))
  const others = (async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await immediate()
      happened.push('other')
    }
  })()
  await Promise.all([...all, others])
  expect(happened.indexOf('other')).toBeLessThan(happened.indexOf('third'))
})

it('passes on a rendering’s error, and continues with the next', async () => {
  const queue = createRenderQueue()
  const failed = queue(null, due)(() => Promise.reject(new Error('broken page')), signal)
  const next = queue(null, due)(async () => 'whole', signal)
  await expect(failed).rejects.toThrow('broken page')
  expect(await next).toBe('whole')
})

it('does not wait for a rendering that waits for something', async () => {
  const queue = createRenderQueue(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  const stuck = queue(null, due)(() => promise, signal)
  expect(await queue(null, due)(async () => 'next', signal)).toBe('next')
  resolve('late')
  expect(await stuck).toBe('late')
})

it('does not render a page that still waits at its deadline', async () => {
  const queue = createRenderQueue()
  const rendered: string[] = []
  const first = queue(null, due)(renderAs('first', rendered), signal)
  const late = queue(null, AbortSignal.abort())(renderAs('late', rendered), signal)
  const next = queue(null, due)(renderAs('next', rendered), signal)
  expect(await Promise.all([first, late, next])).toEqual(['first', null, 'next'])
  expect(rendered).toEqual(['first', 'next'])
})
