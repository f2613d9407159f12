// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { ReferralShare } from './referral-share.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock(import('#app/toasts/toasts.tsx'), async (original) => ({
  ...(await original()),
  showToast,
}))

const url = `${window.location.origin}/?ref=PGABCDEF123`

function give(parts: Partial<Record<'share' | 'clipboard', unknown>>) {
  const properties = Object.entries(parts).map(([name, value]) => [name, { value }])
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(properties)))
}

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share link' })))

it("shows the browser's own code with a link to share", async () => {
  const writeText = vi.fn(async () => {})
  give({ clipboard: { writeText } })
  render(<ReferralShare code="PGABCDEF123" />, { wrapper: InShop })
  expect(screen.getByText('PGABCDEF123')).toBeTruthy()
  await press()
  expect(writeText).toHaveBeenCalledWith(url)
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Link copied!', tone: 'success' }),
  )
})

it('uses the share sheet of the device if there is one, without a toast', async () => {
  const share = vi.fn(async () => {})
  const writeText = vi.fn(async () => {})
  give({ share, clipboard: { writeText } })
  render(<ReferralShare code="PGABCDEF123" />, { wrapper: InShop })
  await press()
  expect(share).toHaveBeenCalledWith({ text: expect.stringContaining('₹100 off'), url })
  expect(writeText).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})

it.each([
  ['is closed', 'AbortError'],
  ['is open already', 'InvalidStateError'],
])('shows no toast when the share sheet %s', async (_, name) => {
  give({ share: () => Promise.reject(new DOMException('', name)) })
  render(<ReferralShare code="PGABCDEF123" />, { wrapper: InShop })
  await press()
  expect(showToast).not.toHaveBeenCalled()
})

it.each([
  ['forbidden', new DOMException('no', 'NotAllowedError')],
  ['broken', Object.assign(new Error('no'), { name: 'AbortError' })],
])('shows the link where copying is %s', async (_, error) => {
  give({ clipboard: { writeText: () => Promise.reject(error) } })
  render(<ReferralShare code="PGABCDEF123" />, { wrapper: InShop })
  await press()
  expect(showToast).toHaveBeenCalledWith({ title: 'Copy this link', description: url })
})

it('is disabled until the code is known in the browser', () => {
  render(<ReferralShare code={null} />, { wrapper: InShop })
  expect(screen.getByText('PG…')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share link' }).hasAttribute('disabled')).toBe(true)
})
