// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onDemand } from '#app/browser/on-demand.tsx'
import { MESSAGE_KEY } from '#app/shop/next-page-message.ts'
import { reloadedWords } from '#content/frame.ts'
import { reloadAfterRelease } from './reload-after-release.ts'

const MANIFEST = '/assets/manifest-0123abcd.js'

let isActive: boolean
let isLeaving: boolean
let answer: () => Promise<Response>
let asked: [url: string, method: string | undefined][]
let stop: () => void
const reload = vi.fn()
const lost = onDemand(async () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  isActive = true
  isLeaving = false
  answer = async () => new Response(null, { status: 404 })
  asked = []
  reload.mockReset()
  vi.stubGlobal('__reactRouterManifest', { url: MANIFEST })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push([url, init.method])
    return answer()
  })
  Object.defineProperty(navigator, 'userActivation', {
    get: () => ({ isActive }),
    configurable: true,
  })
  stop = reloadAfterRelease(() => isLeaving, reload)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Requests a script that fails to load. */
async function use(): Promise<void> {
  await expect(lost()).rejects.toThrow('Failed to fetch')
  await new Promise((resolve) => setTimeout(resolve))
}

it('reloads the page when its files are gone from the server, and says so afterwards', async () => {
  await use()
  expect(asked).toEqual([[MANIFEST, 'HEAD']])
  expect(reload).toHaveBeenCalledOnce()
  expect(JSON.parse(sessionStorage.getItem(MESSAGE_KEY) ?? '')).toEqual(reloadedWords)
})

it.each([
  ['the server still has them', async () => new Response(null)],
  ['the server fails', async () => new Response(null, { status: 503 })],
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload when %s', async (_, given) => {
  answer = given
  await use()
  expect(asked).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(MESSAGE_KEY)).toBeNull()
})

it('does not reload during a navigation, which reloads by itself', async () => {
  isLeaving = true
  await use()
  expect(reload).not.toHaveBeenCalled()
})

it('does not check before the page was used', async () => {
  isActive = false
  await use()
  expect(asked).toEqual([])
})

it('does not check while a link is pressed', async () => {
  const find = vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('a'))
  await use()
  find.mockRestore()
  expect(asked).toEqual([])
})

it.each([
  ['<input name="code">', false],
  ['<input type="password" name="password">', false],
  ['<textarea name="text"></textarea>', false],
  ['<form data-kept><input name="name"></form>', true],
  ['<input type="checkbox" name="box">', true],
])('reloads with text typed into %s: %s', async (html, isReloaded) => {
  document.body.innerHTML = html
  const typed = document.querySelector<HTMLInputElement>('[name]')
  if (typed) typed.value = 'typed'
  await use()
  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0)
})

it('does not reload when the browser cannot store the message', async () => {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await use()
  set.mockRestore()
  expect(reload).not.toHaveBeenCalled()
})

it('checks and reloads once for several failed requests', async () => {
  await Promise.allSettled([lost(), lost(), use()])
  expect(reload).toHaveBeenCalledOnce()
})
