// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import type { FiguresSource } from '#commerce/model/figures/figures.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { sampleSettings } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { ShopCountdown } from './shop-countdown.tsx'

beforeEach(() => {
  // A Friday, 15:59:30 in India.
  vi.useFakeTimers({ now: new Date('2026-11-20T15:59:30+05:30') })
})

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))
const clock = () => screen.getByRole('timer').textContent

const inShop = (figures: FiguresSource, children: ReactNode) => (
  <ShopProvider settings={{ ...sampleSettings, figures, claims: claimsFor(figures) }}>
    {children}
  </ShopProvider>
)

describe('the countdown', () => {
  // spec 4.027
  it('ticks each second from 23:45:30 and wraps to 23:59:59 after zero', () => {
    render(inShop('simulated', <ShopCountdown />))
    expect(clock()).toBe(specified('23:45:30'))
    pass(1)
    expect(clock()).toBe('23:45:29')
    pass(23 * 3600 + 45 * 60 + 29)
    expect(clock()).toBe('00:00:00')
    pass(1)
    expect(clock()).toBe(specified('23:59:59'))
  })

  it('stays exact when a background tab throttles its timer', () => {
    render(inShop('simulated', <ShopCountdown />))
    vi.setSystemTime(Date.now() + 59_000)
    pass(1)
    expect(clock()).toBe('23:44:30')
  })

  it('shows the next working day after the cut-off', () => {
    render(inShop('measured', <ShopCountdown />))
    expect(screen.getByText('Order in time and we’ll pack it today')).toBeTruthy()
    expect(clock()).toBe('00:00:30')
    pass(30)
    expect(screen.getByText('Order in time and we’ll pack it on Saturday')).toBeTruthy()
    expect(clock()).toBe('24:00:00')
  })
})

describe('the activity', () => {
  // spec 2.104, 4.029
  it('updates every eight seconds', () => {
    render(inShop('simulated', <ActivityPanel productId="1" />))
    const words = () => screen.getByRole('region').textContent
    expect(words()).toMatch(
      /^\d+ live viewers\d bought in last hourSomeone from [A-Z][a-z]+ bought this \d+ minutes ago$/,
    )
    const first = words()
    pass(7.9)
    expect(words()).toBe(first)
    pass(0.1)
    expect(words()).not.toBe(first)
    specified('live viewers')
    specified('bought in last hour')
  })

  // spec 9.042
  it('shows a purchase in the specified words', () => {
    render(inShop('simulated', <ActivityPanel productId="1" />))
    const words = specified('Someone from {city} bought this {2/5/8/12/15 minutes} ago')
    const pattern = words
      .replace('{city}', '[A-Z][a-z]+')
      .replace('{2/5/8/12/15 minutes}', '(2|5|8|12|15) minutes')
    expect(screen.getByText(/^Someone/).textContent).toMatch(new RegExp(`^${pattern}$`))
  })

  it('can be paused and resumed', () => {
    render(inShop('simulated', <ActivityPanel productId="1" />))
    const words = () => screen.getByRole('region').textContent
    const first = words()
    fireEvent.click(screen.getByRole('button', { name: 'Pause live updates' }))
    pass(60)
    expect(words()).toBe(first)
    fireEvent.click(screen.getByRole('button', { name: 'Resume live updates' }))
    pass(8)
    expect(words()).not.toBe(first)
  })

  it('is hidden without figures', () => {
    const { container } = render(inShop('measured', <ActivityPanel productId="1" />))
    expect(container.innerHTML).toBe('')
  })
})

describe('the measured figures', () => {
  const evidence = {
    sales: { soldInPastDay: 4, boughtInPastHour: 0, lastPurchase: null },
    left: { '41': 3 },
    reviews: null,
  }
  const show = (variantId: string) =>
    inShop('measured', <ActivityPanel productId="1" variantId={variantId} evidence={evidence} />)

  it('are the stock of the chosen variant and the sales of the game', () => {
    const { rerender } = render(show('41'))
    expect(screen.getByText('Only 3 left')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Recent orders' }).textContent).toBe(
      '4 sold in past 24hrs',
    )
    rerender(show('42'))
    expect(screen.queryByText(/left/)).toBeNull()
    expect(screen.getByRole('region', { name: 'Recent orders' })).toBeTruthy()
  })
})

describe('a cached page', () => {
  it.each(['simulated', 'measured'] as const)(
    'is the same at any time of day and hydrates without a mismatch',
    (figures) => {
      const page = (
        <>
          {inShop(figures, <ShopCountdown />)}
          {inShop('simulated', <ActivityPanel productId="1" />)}
        </>
      )
      const html = renderToString(page)
      vi.setSystemTime(new Date('2027-03-07T03:00:00Z'))
      expect(renderToString(page)).toBe(html)
      const container = document.createElement('div')
      container.innerHTML = html
      document.body.append(container)
      // A hydration mismatch logs an error, which fails the test.
      let leave = () => {}
      act(() => {
        const root = hydrateRoot(container, page)
        leave = () => root.unmount()
      })
      expect(container.querySelector('[role=timer]')?.textContent).toMatch(/^\d\d:\d\d:\d\d$/)
      act(() => leave())
      container.remove()
    },
  )
})
