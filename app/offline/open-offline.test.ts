// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askedReload } from '#app/browser/reload-page.ts'
import { stayWords } from '#content/connectivity.ts'
import { openOffline } from './open-offline.ts'

const { said } = vi.hoisted(() => ({ said: [] as string[] }))
vi.mock('#app/toasts/toasts.tsx', () => ({
  showToast: ({ title }: { title: string }) => said.push(title),
}))

const page = { pathname: '/category/party-games', search: '?for-2', hash: '' }

let navigation: EventTarget
let isReachable: boolean
let wanted: typeof page | null
let stop: () => void
const opened = vi.fn()

beforeEach(() => {
  navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    return new Response(null)
  })
  said.length = 0
  isReachable = false
  wanted = page
  opened.mockReset()
  stop = openOffline(() => wanted, opened)
})

afterEach(() => {
  stop()
  document.body.replaceChildren()
})

/** Fires the event of a reload by the router or, with `info`, of one that the shop asked for. */
function reload({ info }: { info?: string } = {}): Event {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'reload',
    info,
  })
  navigation.dispatchEvent(event)
  return event
}

it('cancels a reload by the router, and says so once', async () => {
  expect(reload().defaultPrevented).toBe(true)
  expect(reload().defaultPrevented).toBe(true)
  await vi.waitFor(() => expect(said).toEqual([stayWords.title]))
})

it('cancels a reload for a prefetched page silently', async () => {
  wanted = null
  expect(reload().defaultPrevented).toBe(true)
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual([])
})

it('navigates at once when the server is reachable but the page’s code is gone, as after a release', async () => {
  isReachable = true
  expect(reload().defaultPrevented).toBe(true)
  await vi.waitFor(() =>
    expect(opened).toHaveBeenCalledExactlyOnceWith('/category/party-games?for-2'),
  )
  expect(said).toEqual([])
})

it('allows a reload that the shopper requested', () => {
  expect(reload({ info: askedReload }).defaultPrevented).toBe(false)
})

it('allows other navigations', () => {
  const event = Object.assign(new Event('navigate', { cancelable: true }), {
    navigationType: 'push',
  })
  navigation.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

/** Taps a link to `path`. @returns whether React would get the event */
function tap(path: string): boolean {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  let isHeard = false
  document.addEventListener(
    'click',
    (event) => {
      isHeard = true
      event.preventDefault()
    },
    { once: true },
  )
  // jsdom cannot leave a page.
  link.addEventListener('click', (event) => event.preventDefault())
  link.click()
  return isHeard
}

function stubDevice({ onLine, hasWorker }: { onLine: boolean; hasWorker: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  vi.stubGlobal('navigator', {
    onLine,
    serviceWorker: { controller: hasWorker ? {} : null },
  })
}

it.each([
  [{ onLine: false, hasWorker: true }, '/faq', false],
  [{ onLine: false, hasWorker: false }, '/faq', true],
  [{ onLine: true, hasWorker: true }, '/faq', true],
  [{ onLine: false, hasWorker: true }, 'https://other.example/', true],
  [{ onLine: false, hasWorker: true }, '#part', true],
])('with %o, the router handles a link to %s: %s', (device, path, isHeard) => {
  stubDevice(device)
  expect(tap(path)).toBe(isHeard)
})

it('stays on the page offline in browsers without the Navigation API, and navigates once online', async () => {
  stop()
  vi.stubGlobal('navigation', undefined)
  stop = openOffline(() => null, opened)
  stubDevice({ onLine: false, hasWorker: false })
  expect(tap('/faq')).toBe(false)
  await vi.waitFor(() => expect(said).toEqual([stayWords.title]))
  expect(opened).not.toHaveBeenCalled()
  isReachable = true
  stubDevice({ onLine: true, hasWorker: false })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/faq'))
})

it('says so on a network on which requests hang, and opens nothing once it is stopped', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    if (!signal?.aborted) await new Promise((end) => signal?.addEventListener('abort', end))
    throw signal?.reason
  })
  reload()
  expect(said).toEqual([])
  limit.abort()
  await vi.waitFor(() => expect(said).toEqual([stayWords.title]))
  stop()
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened).not.toHaveBeenCalled()
})
