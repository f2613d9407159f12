import { setImmediate as immediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createRenderTurns } from './render-turns.ts'

const { signal } = new AbortController()
const { signal: due } = new AbortController()

/** A page whose rendering takes one round of the event loop. */
const renderAs = (name: string, rendered: string[]) => async () => {
  await immediate()
  rendered.push(name)
  return name
}

it('renders shoppers in turn, not in the order in which they asked', async () => {
  const turnOf = createRenderTurns()
  const rendered: string[] = []
  const ask = (buyer: string, page: string) => turnOf(buyer, due)(renderAs(page, rendered), signal)
  const pages = await Promise.all([
    ...['1', '2', '3', '4'].map((page) => ask('198.51.100.1', `many ${page}`)),
    ask('203.0.113.1', 'one'),
  ])
  expect(rendered).toEqual(['many 1', 'many 2', 'one', 'many 3', 'many 4'])
  expect(pages).toEqual(['many 1', 'many 2', 'many 3', 'many 4', 'one'])
})

it('lets the event loop go on between two pages', async () => {
  const turnOf = createRenderTurns()
  const happened: string[] = []
  // Like React, in a single callback.
  const render = (name: string) => async () => happened.push(name)
  const all = ['first', 'second', 'third'].map((name) => turnOf(null, due)(render(name), signal))
  const others = (async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await immediate()
      happened.push('other')
    }
  })()
  await Promise.all([...all, others])
  expect(happened.indexOf('other')).toBeLessThan(happened.indexOf('third'))
})

it('passes on what a rendering throws, and goes on with the next', async () => {
  const turnOf = createRenderTurns()
  const failed = turnOf(null, due)(() => Promise.reject(new Error('broken page')), signal)
  const next = turnOf(null, due)(async () => 'whole', signal)
  await expect(failed).rejects.toThrow('broken page')
  expect(await next).toBe('whole')
})

it('does not wait for a rendering that waits for something', async () => {
  const turnOf = createRenderTurns(10)
  const { promise, resolve } = Promise.withResolvers<string>()
  const stuck = turnOf(null, due)(() => promise, signal)
  expect(await turnOf(null, due)(async () => 'next', signal)).toBe('next')
  resolve('late')
  expect(await stuck).toBe('late')
})

it('does not render what is not its turn when it is due', async () => {
  const turnOf = createRenderTurns()
  const rendered: string[] = []
  const first = turnOf(null, due)(renderAs('first', rendered), signal)
  const late = turnOf(null, AbortSignal.abort())(renderAs('late', rendered), signal)
  const next = turnOf(null, due)(renderAs('next', rendered), signal)
  expect(await Promise.all([first, late, next])).toEqual(['first', null, 'next'])
  expect(rendered).toEqual(['first', 'next'])
})
