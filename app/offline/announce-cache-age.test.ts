// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { said } = vi.hoisted(() => ({ said: [] as object[] }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast: (toast: object) => said.push(toast) }))

const MINUTE = 60_000
const NOON = Date.parse('2026-11-26T12:00:00Z')
const words = { title: 'As you last saw it', description: 'From noon.' }

let worker: EventTarget
const hear = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))

beforeEach(async () => {
  said.length = 0
  worker = new EventTarget()
  vi.stubGlobal('navigator', { serviceWorker: worker })
  vi.resetModules()
  history.replaceState(null, '', '/category/combo')
})
afterEach(() => {
  document.body.replaceChildren()
})

async function listen() {
  const { announceCacheAge, announceForNextPage } = await import('./announce-cache-age.ts')
  announceCacheAge()
  announceCacheAge()
  return { announceForNextPage }
}

it('a page announces the age of cached responses once, and again for older ones', async () => {
  await listen()
  hear({ seenAt: NOON, ...words })
  hear({ seenAt: NOON + MINUTE, ...words })
  hear({ seenAt: NOON - 1000, ...words })
  expect(said).toEqual([words])
  hear({ seenAt: NOON - 5 * MINUTE, ...words })
  expect(said).toHaveLength(2)
})

it('the next page announces the age again', async () => {
  await listen()
  hear({ seenAt: NOON, ...words })
  history.pushState(null, '', '/product/jugaad')
  hear({ seenAt: NOON, ...words })
  expect(said).toHaveLength(2)
})

it('a page announces the age of data that were prefetched for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { announceForNextPage } = await listen()
  hear({ seenAt: NOON, ...words })
  hear({ seenAt: NOON, ...words })
  announceForNextPage()
  expect(said).toHaveLength(1)
  history.pushState(null, '', '/product/jugaad')
  announceForNextPage()
  announceForNextPage()
  expect(said).toHaveLength(2)
  hear({ seenAt: NOON, ...words })
  vi.advanceTimersByTime(3000)
  history.pushState(null, '', '/product/ludo')
  announceForNextPage()
  expect(said).toHaveLength(2)
})

it('a document that shows its own age only announces older responses', async () => {
  document.body.innerHTML = `<aside data-page="/category/combo" data-seen="${NOON}">From noon</aside>`
  await listen()
  hear({ seenAt: NOON - 1000, ...words })
  expect(said).toEqual([])
  hear({ seenAt: NOON - 5 * MINUTE, ...words })
  expect(said).toEqual([words])
})

it('messages of another version of the service worker are ignored', async () => {
  await listen()
  for (const data of [null, 'text', { seenAt: 'noon' }, { seenAt: NOON, title: 'No words' }])
    hear(data)
  expect(said).toEqual([])
})

it('nothing is announced in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {})
  await listen()
  hear({ seenAt: NOON, ...words })
  expect(said).toEqual([])
})
