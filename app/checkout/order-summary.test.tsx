// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toSeenPrices } from '#app/cart/quote/line-changes.ts'
import type { OrderCodes } from '#app/cart/store/use-order-codes.ts'
import { offerReferralOnArrival } from '#app/referral/referral-code.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { estimateOrder } from '#commerce/model/order-quote.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { OrderSummary } from './order-summary.tsx'
import { PayBar } from './pay-bar.tsx'
import type { SummaryParts } from './summary-panel.tsx'
// Loaded up front, since they otherwise load on demand.
import './summary-panel.tsx'
import './summary-row.tsx'

const none: OrderCodes = { coupon: null, referral: null, referralDiscount: 'FRIEND' }
const picture = { url: '/cdn/a.webp', altText: 'The box', width: 1000, height: 1250 }

function line(number: number, amount: number, change: Partial<CartLine['variant']> = {}) {
  const made = toCartLine(sampleProduct(number, amount, { picture }))
  if (!made) throw new Error('no variant')
  return { ...made, variant: { ...made.variant, ...change } }
}

const lines = [line(1, 799), line(2, 299)]

async function show(change: Partial<SummaryParts> = {}, now: readonly CartLine[] = lines) {
  render(
    <OrderSummary
      cart={{ lines: now, isRestored: true, trouble: null }}
      quote={{ ...estimateOrder(now), isPending: false }}
      seen={toSeenPrices(lines)}
      refusal={null}
      codes={none}
      {...change}
    />,
    { wrapper: InShop },
  )
  return within(await screen.findByRole('list', { name: 'Games' }))
}

const fold = () => screen.getByRole('button', { name: /^Order summary/ })
const detail = (term: string) => screen.getByText(term).nextElementSibling?.textContent

describe('a game of the order', () => {
  it('names the variant where there was a choice', async () => {
    const list = await show({}, [line(1, 799, { title: 'Nineties Hits' }), line(2, 299)])
    const [chosen, only] = list.getAllByRole('listitem')
    expect(chosen && within(chosen).getByText('Nineties Hits')).toBeTruthy()
    const texts = [...(only?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)
    expect(texts).toEqual(['Game 2', '1 × ₹299'])
    expect(only && within(only).getByRole('status').childElementCount).toBe(0)
    expect(chosen && within(chosen).getByText('Nineties Hits').tagName).toBe('P')
  })
})

describe('the order summary', () => {
  it('folds and unfolds with its codes under its games and total', async () => {
    await show()
    expect(fold().textContent).toBe('Order summaryGame 1 + 1 moreHave a code?₹1,098')
    expect(fold().querySelector('img')?.src).toMatch(/\/cdn\/a.*160/)
    expect(fold().getAttribute('aria-expanded')).toBe('false')
    const code = screen.getByText('Have a code?', { selector: 'summary' })
    const hidden = '.max-lg\\:hidden'
    expect(code.closest(hidden)?.id).toBe(fold().getAttribute('aria-controls'))
    fireEvent.click(fold())
    expect(fold().getAttribute('aria-expanded')).toBe('true')
    expect(code.closest(hidden)).toBeNull()
    expect(screen.getByRole('list', { name: 'Games' }).closest(hidden)).toBeNull()
    fireEvent.click(fold())
    expect(fold().getAttribute('aria-expanded')).toBe('false')
  })

  it.each([
    [[1], {}, 'Game 1Have a code?'],
    [[3], { coupon: 'SAVE10' }, '3x Game 1SAVE10'],
    [[2, 4], { referral: 'PGNANISX777' }, '2x Game 1 + 4 morePGNANISX777'],
  ])('says on its toggle what it contains: %o, %o', async (counts, applied, text) => {
    const now = counts.map((quantity, at) => ({ ...line(at + 1, 799), quantity }))
    await show({ seen: toSeenPrices(now), codes: { ...none, ...applied } }, now)
    expect(fold().textContent).toContain(`Order summary${text}₹`)
  })

  it('does not fold the box with the code of a share link', async () => {
    offerReferralOnArrival({ pathname: '/', search: '?ref=PGNANISX777' })
    await show()
    const hidden = '.max-lg\\:hidden'
    expect(screen.getByLabelText('Referral code').closest(hidden)).toBeNull()
    expect(screen.getByRole('list', { name: 'Games' }).closest(hidden)).toBeTruthy()
    localStorage.clear()
  })

  it('shows no total and no game before the cart is known', () => {
    const cart = { lines: [], isRestored: false, trouble: null }
    const html = renderToString(
      <InShop>
        <OrderSummary
          cart={cart}
          quote={{ ...estimateOrder([]), isPending: false }}
          seen={new Map()}
          refusal={null}
          codes={none}
        />
        <PayBar form="f" total={null} problem={null} isBusy={false} />
      </InShop>,
    )
    expect(html).toContain('aria-label="Opening your cart"')
    expect(html).not.toContain('₹')
    expect(html).not.toContain('<img')
    expect(html).toContain('Have a code?')
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*Continue to Payment/)
  })

  it('says on its toggle that something changed', async () => {
    const list = await show({}, [line(1, 899), line(2, 299)])
    expect(fold().textContent).toContain('Something changed.')
    expect(list.getByText('Price changed from ₹799 to ₹899')).toBeTruthy()
    expect(list.getAllByText(/Price changed/)).toHaveLength(1)
  })

  it('says a change of less than a rupee', async () => {
    const list = await show({}, [line(1, 799.4), line(2, 299)])
    expect(list.getByText('Price changed from ₹799 to ₹799.40')).toBeTruthy()
  })

  it('says on its toggle that the total leaves a part out', async () => {
    const quote = { ...estimateOrder(lines), subtotal: rupees(799), isPending: false }
    await show({ quote })
    expect(fold().textContent).toContain('Something changed.')
  })

  it('strikes a sold-out game through, whatever it costs now', async () => {
    const list = await show({}, [line(1, 899, { available: false }), line(2, 299)])
    const [soldOut, other] = list.getAllByRole('listitem')
    expect(soldOut?.textContent).toContain('Sold out, so it’s not in the total.')
    expect(soldOut?.querySelector('s')?.textContent).toBe('Not charged: ₹899')
    expect(soldOut?.textContent).not.toContain('Price changed')
    expect(other?.textContent).not.toContain('Sold out')
    expect(other?.querySelector('s')).toBeNull()
  })

  it('shows each picture small, and a label where there is none', async () => {
    const list = await show({}, [
      line(1, 799),
      { ...line(2, 299), product: { ...line(2, 299).product, images: [] } },
    ])
    const [with_, without] = list.getAllByRole('listitem')
    const img = with_?.querySelector('img')
    expect(img?.getAttribute('src')).toMatch(/\/cdn\/a.*160/)
    expect([img?.width, img?.height]).toEqual([160, 200])
    expect(without?.querySelector('img')).toBeNull()
  })

  it('shows a refusal on its own line only', async () => {
    const list = await show({
      refusal: { message: 'Only 1 is left.', variantId: lines[1]?.variantId ?? null },
    })
    const [first, second] = list.getAllByRole('listitem')
    expect(first?.textContent).not.toContain('Only 1 is left.')
    expect(second && within(second).getByText('Only 1 is left.').tagName).toBe('P')
  })

  it.each([
    ['unreachable', /We can’t reach the store/],
    ['failed', /We couldn’t check the prices/],
  ] as const)('shows a message when the store was %s', async (trouble, text) => {
    await show({ cart: { lines, isRestored: true, trouble } })
    expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('the amounts', () => {
  const coupon = { ...none, coupon: 'SAVE10' }
  const both = { ...coupon, referral: 'PGNANISX777' }
  const quoted = (change: Partial<SummaryParts['quote']>) => ({
    quote: { ...estimateOrder(lines), isPending: false, ...change },
  })
  const text = (term: string) => screen.getByText(term).parentElement?.textContent

  it('have a row for each applied code, with what it takes off to the paisa', async () => {
    const codes = { SAVE10: { valid: true, discount: { minor: 109_80, currency: 'INR' } } } as const
    await show({ codes: coupon, ...quoted({ codes }) })
    expect(text('Coupon SAVE10')).toBe('Coupon SAVE10−₹109.80')
    expect(screen.queryByText('Referral')).toBeNull()
    expect(detail('Subtotal')).toBe('₹1,098')
  })

  it('say why a code takes nothing off, and never show −₹0', async () => {
    const codes = {
      SAVE10: { valid: true, discount: rupees(0) },
      FRIEND: { valid: false, reason: 'Not with SAVE10.' },
    } as const
    await show({ codes: both, ...quoted({ codes }) })
    expect(text('Coupon SAVE10')).toBe('Coupon SAVE10Nothing off')
    expect(text('Referral')).toBe('ReferralNothing offNot with SAVE10.')
  })

  it('name automatic discounts and the cost of delivery', async () => {
    await show(quoted({ automatic: rupees(50), delivery: rupees(59) }))
    expect(detail('Discount')).toBe('−₹50')
    expect(detail('Delivery')).toBe('₹59')
  })

  it('call delivery free only when the store charges nothing for it', async () => {
    await show(quoted({ delivery: rupees(0) }))
    expect(detail('Delivery')).toBe('Free')
    expect(screen.queryByText('Discount')).toBeNull()
  })

  it.each([
    [true, '…'],
    [false, 'worked out at payment'],
  ])('are unknown until the store answers (asked: %s)', async (isPending, expected) => {
    await show({ codes: both, ...quoted({ isPending }) })
    expect([detail('Coupon SAVE10'), detail('Referral'), detail('Delivery')]).toEqual([
      expected,
      expected,
      expected,
    ])
  })
})

describe('the pay button', () => {
  it('is busy while the checkout is being created', () => {
    const { rerender } = render(<PayBar form="f" total="₹799" problem={null} isBusy={false} />)
    const idle = screen.getByRole('button', { name: 'Continue to Payment' })
    expect(idle.hasAttribute('disabled')).toBe(false)
    expect(idle.getAttribute('aria-busy')).toBeNull()
    rerender(<PayBar form="f" total="₹799" problem={null} isBusy />)
    const busy = screen.getByRole('button', { name: 'Processing...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    expect(screen.getByText('₹799')).toBeTruthy()
  })
})

it('says how much is left out when the store has fewer than the cart', async () => {
  const short = { ...estimateOrder(lines), subtotal: rupees(799), total: rupees(799) }
  await show({ quote: { ...short, isPending: false } })
  expect(screen.getByText(/^₹299 isn’t in the total/)).toBeTruthy()
})

it('leaves nothing out while the store is asked', async () => {
  await show({ quote: { ...estimateOrder(lines), subtotal: rupees(799), isPending: true } })
  expect(screen.queryByText(/isn’t in the total/)).toBeNull()
})
