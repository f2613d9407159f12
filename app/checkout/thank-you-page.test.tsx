// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import ThankYouRoute, { clientLoader, headers } from './thank-you.route.tsx'
import { ThankYouPage } from './thank-you-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

beforeEach(() => {
  localStorage.clear()
  showToast.mockClear()
})

describe('the order-confirmed page', () => {
  beforeEach(() => {
    render(<ThankYouPage orderNumber="PG1042" statusUrl={null} />, { wrapper: MemoryRouter })
  })

  // spec 2.157
  it("links to the shop's social media", () => {
    expect(brand.social.length).toBeGreaterThan(1)
    for (const { name, href } of brand.social) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
  })

  // spec 2.156
  it('promises tracking in a toast without a status page', async () => {
    await userEvent.click(screen.getByRole('button', { name: specified('Track Your Order') }))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Tracking is on its way',
      description: expect.stringContaining('by e-mail'),
    })
  })

  it('celebrates nothing, and offers no code, unless it is told to', () => {
    expect(document.querySelector('.confetti')).toBeNull()
    expect(screen.queryByText(/Your own code/)).toBeNull()
  })
})

// Its type has params and matches of the router, too, which it does not read.
const Page = ThankYouRoute as ComponentType<{ loaderData: unknown }>

/** The page at this return URL. */
function comeBack(search: string, loaderData?: unknown) {
  return render(
    <InShop settings={{ endpoint: 'https://store.example/api' }}>
      <Page loaderData={loaderData ?? clientLoader()} />
    </InShop>,
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={[`/thank-you${search}`]}>{children}</MemoryRouter>
      ),
    },
  )
}

describe('the return from the checkout', () => {
  it('shows order, status page and own code, and celebrates a new order once', () => {
    const search = '?success=1&order=PG1042&order_status_url=https://store.example/orders/1'
    const { unmount } = comeBack(search)
    expect(screen.getByText('PG1042')).toBeTruthy()
    const track = screen.getByRole('link', { name: 'Track Your Order' })
    expect(track.getAttribute('href')).toBe('https://store.example/orders/1')
    expect(screen.getByText(/^PG[A-Z]{6}\d{3}$/)).toBeTruthy()
    expect(document.querySelector('.confetti')).toBeTruthy()
    unmount()
    comeBack(search)
    expect(screen.getByText('PG1042')).toBeTruthy()
    expect(document.querySelector('.confetti')).toBeNull()
  })

  it('leads to no status page of a stranger, and invents a number', () => {
    comeBack('?order_status_url=https://evil.example/orders/1')
    expect(screen.queryByRole('link', { name: 'Track Your Order' })).toBeNull()
    expect(screen.getByText(/^PG-\w{8}$/)).toBeTruthy()
  })

  it('keeps what the server read and drew', () => {
    const orderReturn = { succeeded: true, orderNumber: null, statusUrl: '/orders/1' }
    comeBack('', { orderReturn, displayNumber: 'PG-22223333' })
    expect(screen.getByText('PG-22223333')).toBeTruthy()
    const track = screen.getByRole('link', { name: 'Track Your Order' })
    expect(track.getAttribute('href')).toBe('/orders/1')
  })

  it('is kept nowhere', () => {
    expect(headers()).toEqual({ 'Cache-Control': 'no-store' })
  })

  it('lets confetti fall from above the page, all over its width', () => {
    comeBack('?success=1&order=PG1042')
    const pieces = [...document.querySelectorAll('.confetti rect')].map((piece) => {
      const read = (name: string) => Number(piece.getAttribute(name))
      return { x: read('x'), y: read('y'), width: read('width'), height: read('height') }
    })
    expect(pieces.length).toBeGreaterThan(20)
    expect(pieces.every(({ x, y }) => x >= 0 && x < 100 && y < 0 && y > -50)).toBe(true)
    for (const quarter of [0, 25, 50, 75]) {
      expect(pieces.some(({ x }) => x >= quarter && x < quarter + 25)).toBe(true)
    }
    expect(pieces.every(({ width, height }) => width > 0.5 && height > width)).toBe(true)
    expect(pieces.every(({ width, height }) => width < 1.5 && height < 4)).toBe(true)
  })
})

it('lists what comes next and what to expect', () => {
  render(<ThankYouPage orderNumber="PG1042" statusUrl={null} />, { wrapper: MemoryRouter })
  const next = screen.getByRole('region', { name: "What's Next" })
  expect(within(next).getAllByRole('listitem').length).toBeGreaterThan(1)
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4)
})
