// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectivityWords } from '#content/connectivity.ts'
import { brand } from '#merchant/brand.ts'
import { openFakeStorefront } from '#test/fake-storefront.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { fillIn } from '#test/specified-template.ts'
import { ConnectivityBanner } from './connectivity-banner.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

const wellKnown = { name: brand.name }
const blocked = () => {
  throw new TypeError('Failed to fetch')
}

/** The banner with a store whose response the test can change. */
function showBanner(answer: unknown = wellKnown, localStore = false) {
  const store = { answer }
  const { client, asked } = openFakeStorefront({
    shop: () => (typeof store.answer === 'function' ? store.answer() : store.answer),
  })
  render(
    <InShop
      storefront={client}
      settings={{ endpoint: 'https://my-shop.myshopify.com/api', localStore }}
    >
      <main tabIndex={-1}>The page</main>
      <ConnectivityBanner />
    </InShop>,
  )
  return { store, asked }
}

const banner = () => screen.queryByRole('region', { name: 'Store connection' })
const isAsked = (asked: readonly unknown[], times: number) =>
  waitFor(() => expect(asked).toHaveLength(times))
const tell = (event: 'online' | 'offline') =>
  act(async () => void window.dispatchEvent(new Event(event)))

beforeEach(() => {
  // The shop's own server responds.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ok'))
})
afterEach(() => {
  onlineManager.setOnline(true)
})

describe('the connectivity banner', () => {
  // spec 2.043, 4.032
  it('is hidden while the store answers, which it checks at once', async () => {
    const { asked } = showBanner()
    await isAsked(asked, 1)
    expect(banner()).toBeNull()
    expect(showToast).not.toHaveBeenCalled()
  })

  // spec 2.044, 2.045, 2.047
  it('says with the specified text that the store is blocked, with tips', async () => {
    showBanner(blocked)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(specified('Store Connection Issue:'))
    expect(alert.textContent).toContain(
      specified(
        'Your network appears to be blocking our store. This commonly happens on corporate networks. Try using your mobile hotspot or contact your IT administrator.',
      ),
    )
    expect(screen.getByText(specified('Corporate Network Detected'))).toBeTruthy()
    const tips = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(tips[0]).toContain(specified('mobile hotspot'))
    expect(tips[1]).toContain(specified('different network'))
    expect(tips[2]).toContain(specified("whitelist the store provider's domain"))
    expect(tips[2]).toContain('my-shop.myshopify.com')
    expect(screen.getByText(specified('Network blocked by firewall or CORS policy'))).toBeTruthy()
    expect(screen.getByText(connectivityWords.browsing)).toBeTruthy()
    expect(screen.getByText(new RegExp(specified('Last checked'))).textContent).toMatch(/\d:\d\d/)
  })

  it('mentions no detour for a store on the shop’s own origin', async () => {
    showBanner(blocked, true)
    await screen.findByText(specified('Corporate Network Detected'))
    expect(screen.queryByText(connectivityWords.browsing)).toBeNull()
  })

  it('collapses the tips on a phone', async () => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(360)
    showBanner(blocked)
    const more = await screen.findByRole('button', { name: 'What helps' })
    const tips = document.getElementById(more.getAttribute('aria-controls') ?? '')
    expect(tips?.textContent).toContain(specified('Corporate Network Detected'))
    expect(tips?.classList).toContain('hidden')
    expect(more.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(more)
    expect(tips?.classList).not.toContain('hidden')
    expect(more.getAttribute('aria-expanded')).toBe('true')
    await tell('offline')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'What helps' })).toBeNull())
  })

  it('shows the status of a refusal', async () => {
    showBanner(() => new Response('', { status: 503, statusText: 'Service Unavailable' }))
    const blanks = { '{status}': '503', '{statusText}': 'Service Unavailable' }
    expect(await screen.findByText(fillIn('HTTP {status}: {statusText}', blanks))).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(
      specified('Network error occurred. Please try again or switch to a different network.'),
    )
  })

  // spec 2.043, 4.033
  it('reports a lost network at once, without tips, and hides when online and connected', async () => {
    const { asked } = showBanner()
    await isAsked(asked, 1)
    await tell('offline')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(specified('Network connection lost'))
    expect(screen.queryByText(specified('Corporate Network Detected'))).toBeNull()
    expect(screen.getByText(new RegExp(specified('Last checked')))).toBeTruthy()
    expect(asked).toHaveLength(1)
    await tell('online')
    await waitFor(() => expect(banner()).toBeNull())
    expect(asked).toHaveLength(2)
    expect(showToast).toHaveBeenCalledWith({ ...connectivityWords.back, tone: 'success' })
  })

  it('hides at once when the network returns to a page that opened without it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { store, asked } = showBanner(blocked)
    await screen.findByRole('alert')
    const before = asked.length
    store.answer = { name: 'Party Gully' }
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await tell('online')
    // Checks by the clock are ten seconds apart.
    await waitFor(() => expect(banner()).toBeNull(), { timeout: 5000 })
    expect(asked).toHaveLength(before + 1)
  })

  // spec 4.032
  it('stays when the device is online but the store is unreachable', async () => {
    const { store, asked } = showBanner()
    await isAsked(asked, 1)
    await tell('offline')
    store.answer = blocked
    await tell('online')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('blocking'))
  })

  it('blames no network that came back after the store was asked', async () => {
    const { store, asked } = showBanner()
    await isAsked(asked, 1)
    await tell('offline')
    store.answer = () => {
      store.answer = wellKnown
      return blocked()
    }
    await tell('online')
    // Checks by the clock are ten seconds apart.
    await waitFor(() => expect(banner()).toBeNull(), { timeout: 5000 })
    expect(asked).toHaveLength(3)
    expect(showToast).toHaveBeenCalledWith({ ...connectivityWords.back, tone: 'success' })
  })

  it('hides by itself soon after the store answers again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store, asked } = showBanner(blocked)
    await screen.findByRole('alert')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(asked).toHaveLength(2)
    store.answer = wellKnown
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(banner()).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toHaveLength(3)
  })

  it('believes a browser that says it is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    showBanner(blocked)
    const text = specified('You appear to be offline. Please check your internet connection.')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.queryByText(specified('Corporate Network Detected'))).toBeNull()
  })

  it('is not hidden by a response from before the network was lost', async () => {
    let answer: (shop: unknown) => void = () => {}
    const { asked } = showBanner(() => new Promise((resolve) => (answer = resolve)))
    await isAsked(asked, 1)
    await tell('offline')
    await act(async () => answer(wellKnown))
    expect((await screen.findByRole('alert')).textContent).toContain('Network connection lost')
    expect(showToast).not.toHaveBeenCalled()
  })
})

describe('Retry Connection', () => {
  const retry = () => screen.findByRole('button', { name: specified('Retry Connection') })

  // spec 2.046
  it('reads Testing... while it runs, and shows the result', async () => {
    const { store } = showBanner(blocked)
    const button = await retry()
    let answer: (shop: unknown) => void = () => {}
    store.answer = () => new Promise((resolve) => (answer = resolve))
    await userEvent.click(button)
    expect(button.textContent).toBe(specified('Testing...'))
    button.focus()
    await act(async () => answer(wellKnown))
    await waitFor(() => expect(banner()).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('can be pressed again when it failed', async () => {
    const { asked } = showBanner(blocked)
    await userEvent.click(await retry())
    await isAsked(asked, 2)
    expect((await retry()).getAttribute('aria-busy')).toBeNull()
  })
})

describe('Close', () => {
  it('hides the banner until the next failure', async () => {
    showBanner(blocked)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(banner()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await tell('offline')
    await waitFor(() => expect(banner()).toBeTruthy())
  })

  it('persists while periodic checks find the same problem', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { store, asked } = showBanner(blocked)
    fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(asked).toHaveLength(3)
    expect(banner()).toBeNull()
    store.answer = wellKnown
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    store.answer = blocked
    await tell('offline')
    await tell('online')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('blocking'))
  })
})
