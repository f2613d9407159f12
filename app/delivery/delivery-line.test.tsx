// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { claimsFor } from '#merchant/claims-for.ts'
import { expectConsoleError } from '#test/expect-console.ts'
import { InShop, InSimulatedShop, sampleSettings } from '#test/in-shop.tsx'
import { DeliveryLine } from './delivery-line.tsx'

const KEY = 'party-gully-pin'

beforeEach(() => {
  // A Monday morning in India.
  vi.setSystemTime(new Date('2026-11-30T10:00:00+05:30'))
})

const simulated = {
  ...sampleSettings,
  figures: 'simulated',
  claims: claimsFor('simulated'),
} as const
const page = (
  <MemoryRouter>
    <InSimulatedShop>
      <DeliveryLine />
    </InSimulatedShop>
  </MemoryRouter>
)

const ask = () => screen.getByRole('button', { name: /PIN code/ })
const said = () =>
  screen
    .queryByText(/^Delivery to/)
    ?.closest('p')
    ?.textContent?.replaceAll('\u00a0', ' ')
    .trim() ?? null

async function type(text: string) {
  const box = screen.getByRole('textbox', { name: 'PIN code' })
  await userEvent.clear(box)
  await userEvent.type(box, text)
}

describe('the delivery date', () => {
  it.each([
    [{ cashUpTo: 0 }, 'Free shipping across India'],
    [{ claims: { ...claimsFor('simulated'), freeShipping: null } }, 'Cash on Delivery'],
  ])('is asked for beside what holds in the shop: %#', (change, text) => {
    render(
      <MemoryRouter>
        <InShop settings={{ ...simulated, ...change }}>
          <DeliveryLine />
        </InShop>
      </MemoryRouter>,
    )
    expect(ask().previousElementSibling?.textContent?.trim()).toBe(text)
  })

  it('is asked for beside cash on delivery and what delivery costs', async () => {
    render(page)
    expect(screen.getByText('Cash on Delivery').closest('p')?.textContent).toBe(
      'Cash on Delivery Free shipping across India',
    )
    await userEvent.click(ask())
    await type('560034')
    expect(said()).toBe('Delivery to 560034: Wed 2 – Fri 4 Dec Cash on Delivery')
  })

  it('is shown once a PIN code is entered, which is stored in the browser', async () => {
    const { unmount } = render(page)
    expect(said()).toBeNull()
    await userEvent.click(ask())
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(screen.getByText(/stays in this browser/).textContent).toContain('Privacy policy')
    await type(' 560 034 {Enter}')
    // The next key goes to what follows the answer, not to the top of the page.
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change' }))
    expect(said()).toBe('Delivery to 560034: Wed 2 – Fri 4 Dec Cash on Delivery')
    // A line may break after the dash, whatever space follows it.
    expect(screen.getByText(/Fri.4.Dec/).className).toBe('whitespace-nowrap')
    expect(localStorage.getItem(KEY)).toBe('560034')
    unmount()
    render(page)
    expect(said()).toBe('Delivery to 560034: Wed 2 – Fri 4 Dec Cash on Delivery')
  })

  it('is current again on a page that was kept open overnight', () => {
    localStorage.setItem(KEY, '560034')
    render(page)
    vi.setSystemTime(new Date('2026-12-01T10:00:00+05:30'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(said()).toBe('Delivery to 560034: Thu 3 – Sat 5 Dec Cash on Delivery')
  })

  it('can be requested for another PIN code', async () => {
    localStorage.setItem(KEY, '560034')
    render(page)
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await type('744101')
    expect(said()).toBe('Delivery to 744101: Fri 4 – Tue 8 Dec No cash on delivery there.')
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    await type('790001')
    expect(said()).toContain('Cash on delivery up to ₹2,000.')
  })

  it.each([
    [1500, 'Cash on delivery up to ₹1,500.'],
    [0, 'No cash on delivery there.'],
    [null, 'Cash on delivery up to ₹2,000.'],
  ])('says no more cash than the shop takes: %s', (cashUpTo, text) => {
    localStorage.setItem(KEY, '790001')
    render(
      <MemoryRouter>
        <InShop settings={{ ...simulated, cashUpTo }}>
          <DeliveryLine />
        </InShop>
      </MemoryRouter>,
    )
    expect(said()).toContain(text)
  })

  it.each([
    ['in Devanagari digits', '५६००३४'],
    ['with a hyphen', '560-034'],
  ])('takes a PIN code %s', async (_, text) => {
    render(page)
    await userEvent.click(ask())
    await type(text)
    expect(localStorage.getItem(KEY)).toBe('560034')
  })

  it.each(['56003', '056003', '०५६००३', 'Bengaluru', ''])('refuses %j', async (text) => {
    render(page)
    await userEvent.click(ask())
    await userEvent.type(screen.getByRole('textbox'), text ? `${text}{Enter}` : '{Enter}')
    // The focus stays in the field, so only an alert is read out.
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid 6-digit PIN code')
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  it('drops the error when the PIN code is edited', async () => {
    render(page)
    await userEvent.click(ask())
    const box = screen.getByRole('textbox', { name: 'PIN code' })
    await userEvent.type(box, '56003{Enter}')
    expect(box.ariaInvalid).toBe('true')
    await userEvent.type(box, '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box.ariaInvalid).toBeNull()
  })

  it('asks again for the PIN code when the stored one is invalid', () => {
    localStorage.setItem(KEY, '<b>560034</b>')
    expectConsoleError('Error loading party-gully-pin from localStorage:')
    render(page)
    expect(ask()).toBeTruthy()
  })

  it('is absent when the merchant has not answered', () => {
    localStorage.setItem(KEY, '560034')
    const settings = { figures: 'measured' } as const
    const line = <InShop settings={settings}>{<DeliveryLine />}</InShop>
    const nothing = renderToString(<InShop settings={settings}>{null}</InShop>)
    expect(renderToString(line)).toBe(nothing)
  })

  it('hydrates on a cached page without a mismatch', () => {
    const html = renderToString(page)
    localStorage.setItem(KEY, '560034')
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    let leave = () => {}
    act(() => {
      const root = hydrateRoot(container, page)
      leave = () => root.unmount()
    })
    expect(container.textContent).toContain('Delivery to 560034')
    act(() => leave())
    container.remove()
  })
})
