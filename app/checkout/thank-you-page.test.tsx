// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadOrders } from '#app/cart/order-return/order-watch.ts'
import { CART_KEY } from '#app/cart/store/cart-storage.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { brand } from '#merchant/brand.ts'
import { answers, claims } from '#merchant/claims.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import ThankYouRoute, { headers } from './thank-you.route.tsx'
import { ThankYouPage } from './thank-you-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

// Loading it takes long on a busy machine.
beforeAll(async () => void (await loadOrders()))

const mailWords = /e-?mail|inbox/i

function showPage(said = claimsFor('simulated')) {
  render(
    <InShop settings={{ claims: said }}>
      <ThankYouPage orderNumber="PG1042" statusUrl={null} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

describe('the order-confirmed page', () => {
  beforeEach(() => {
    showPage()
  })

  // spec 2.157
  it("links to the shop's social media", () => {
    expect(brand.social.length).toBeGreaterThan(1)
    for (const { name, href } of brand.social) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    }
  })

  it('shows each tile by a picture of its own', async () => {
    const drawn = []
    for (const name of [/^Check your/, /^Packed/, /^At your door/]) {
      const tile = (await screen.findByRole('heading', { name })).closest('li')
      drawn.push(tile?.querySelector('use')?.getAttribute('href'))
    }
    expect(drawn).toEqual(['#pictogram-letter', '#pictogram-parcel', '#pictogram-truck'])
  })

  // spec 2.156
  it('says in a toast that tracking will follow when there is no status page', async () => {
    await userEvent.click(screen.getByRole('button', { name: specified('Track Your Order') }))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      title: 'Tracking is on its way',
      description: expect.stringContaining('email you'),
    })
  })

  it('shows neither confetti nor a referral code by default', () => {
    expect(document.querySelector('.confetti')).toBeNull()
    expect(screen.queryByText(/Your own code/)).toBeNull()
  })
})

// Its props include the router's params and matches, which it does not read.
const Page = ThankYouRoute as ComponentType<{ loaderData: unknown }>

const orderReturn = {
  succeeded: true,
  orderNumber: 'PG1042',
  statusUrl: 'https://store.example/orders/1',
}
const order = { number: 'PG1042', checkout: 'PG-22223333' }

const boxes = [{ title: 'Drunk Ludo', picture: null }]

/** Renders the page with the server's data about this return. */
function comeBack(loaderData: unknown = { orderReturn, order, boxes }) {
  return render(
    <InShop>
      <Page loaderData={loaderData} />
    </InShop>,
    { wrapper: MemoryRouter },
  )
}

describe('the return from the checkout', () => {
  it('shows order, boxes, status page and the browser’s own code', () => {
    comeBack()
    expect(screen.getByText('PG1042')).toBeTruthy()
    const track = screen.getByRole('link', { name: 'Track Your Order' })
    expect(track.getAttribute('href')).toBe('https://store.example/orders/1')
    expect(screen.getByText(/^PG[A-Z]{6}\d{3}$/)).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: 'Your boxes' })).getByText('Drunk Ludo'),
    ).toBeTruthy()
  })

  it('names every box, and loads their pictures with the page', () => {
    // Two sizes of a game share a title.
    const pictured = ['Rummy', 'Ludo', 'Ludo'].map((title) => ({
      title,
      picture: `/${title}.webp`,
    }))
    comeBack({ orderReturn, order, boxes: pictured })
    const names = within(screen.getByRole('list', { name: 'Your boxes' })).getAllByRole('listitem')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Rummy', 'Ludo', 'Ludo'])
    for (const { picture } of pictured)
      expect(document.querySelector(`img[src="${picture}"]`)?.getAttribute('loading')).toBe('eager')
  })

  it('throws confetti when the label is torn, which can then be saved', async () => {
    comeBack()
    expect(document.querySelector('.confetti')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Tear off your party ticket' }))
    expect(document.querySelector('.confetti')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save as a picture' })).toBe(document.activeElement)
  })

  it('links to no status page without a success', () => {
    comeBack({ orderReturn: { ...orderReturn, succeeded: false }, order, boxes })
    expect(screen.queryByRole('link', { name: 'Track Your Order' })).toBeNull()
  })

  it('offers a browser without an order its games back, and confirms nothing', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([toCartLine(sampleProduct(1, 799))]))
    comeBack({ orderReturn, order: null, boxes: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No order to show')
    expect(document.title).toContain('No order to show')
    expect(screen.queryByText('PG1042')).toBeNull()
    expect(document.querySelector('.confetti')).toBeNull()
    const button = await screen.findByRole('button', { name: 'Bring my games back' })
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
    await userEvent.click(button)
    expect(localStorage.getItem(CART_KEY)).toContain('Game 1')
    expect(screen.queryByRole('button', { name: 'Bring my games back' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')
  })

  it('says below a confirmed order that its games have left the cart, and puts them back', async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([toCartLine(sampleProduct(1, 799))]))
    comeBack()
    const button = await screen.findByRole('button', { name: 'Order the same again' })
    expect(screen.getByText('The games you bought have left your cart.')).toBeTruthy()
    expect(showToast).not.toHaveBeenCalled()
    expect(localStorage.getItem(CART_KEY)).toBe('[]')
    await userEvent.click(button)
    expect(localStorage.getItem(CART_KEY)).toContain('Game 1')
  })

  it('is not cached', () => {
    expect(headers()).toEqual({ 'Cache-Control': 'no-store' })
  })

  it('throws confetti from where the ticket is torn, across its width', async () => {
    comeBack()
    await userEvent.click(screen.getByRole('button', { name: 'Tear off your party ticket' }))
    const pieces = [...document.querySelectorAll('.confetti rect')].map((piece) => {
      const read = (name: string) => Number.parseFloat(piece.getAttribute(name) ?? '')
      return { x: read('x'), y: read('y'), width: read('width'), height: read('height') }
    })
    expect(pieces.length).toBeGreaterThan(20)
    expect(pieces.every(({ x, y }) => x >= 0 && x < 98 && y <= 0 && y > -80)).toBe(true)
    for (const quarter of [0, 25, 50, 75]) {
      expect(pieces.some(({ x }) => x >= quarter && x < quarter + 25)).toBe(true)
    }
    expect(pieces.every(({ width }) => width >= 5 && width < 9)).toBe(true)
    expect(pieces.every(({ height }) => height >= 9 && height < 16)).toBe(true)
    // Of all sizes and inks.
    const spanOf = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers)
    expect(spanOf(pieces.map(({ width }) => width))).toBeGreaterThan(3)
    expect(spanOf(pieces.map(({ height }) => height))).toBeGreaterThan(5)
    const inks = [...document.querySelectorAll('.confetti rect')].map((piece) =>
      piece.getAttribute('class'),
    )
    expect(new Set(inks).size).toBe(4)
    expect(inks).not.toContain(null)
  })
})

it('lists the next steps and what to expect', async () => {
  showPage()
  await screen.findByRole('heading', { name: /^Check your/ })
  const next = screen.getByRole('region', { name: "What's Next" })
  expect(within(next).getAllByRole('listitem').length).toBeGreaterThan(1)
  // A tile says it.
  expect(screen.getAllByText(/confirmation/)).toHaveLength(1)
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4)
})

describe('delivery times without an answer of the merchant', () => {
  it('are left out with their tiles', async () => {
    showPage(claimsFor('measured', { isHosted: true }))
    expect(await screen.findByText(/order confirmation/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/24 hours|\d days|business days/)
    expect(screen.queryByRole('heading', { name: /Packed|door/ })).toBeNull()
  })

  it('leave neither an empty list nor a mention of mail when none is sent', async () => {
    showPage(claimsFor('measured'))
    const [steps, social, ...others] = screen.getAllByRole('list')
    expect([steps?.tagName, social?.tagName, others]).toEqual(['OL', 'UL', []])
    await userEvent.click(screen.getByRole('button', { name: 'Track Your Order' }))
    expect(document.body.textContent).not.toMatch(mailWords)
    expect(JSON.stringify(showToast.mock.calls)).not.toMatch(mailWords)
  })

  it('are those of the merchant once answered', () => {
    const value = { dispatch: '2 days', standard: '6 days', express: null }
    const delivery = { value, source: 'our courier', date: '2026-11-01' }
    showPage(claimsFor('measured', {}, { claims, answers: { ...answers, delivery } }))
    expect(screen.getByText('We process your order in 2 days.')).toBeTruthy()
    expect(screen.getByText('Delivery takes 6 days, anywhere in India.')).toBeTruthy()
  })
})
