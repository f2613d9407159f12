// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ReferralShare } from './referral-share.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

afterEach(() => void vi.unstubAllGlobals())

it("shows the browser's own code with a link to share", async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  render(<ReferralShare code="PGABCDEF123" />)
  expect(screen.getByText('PGABCDEF123')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share link' })))
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/?ref=PGABCDEF123`)
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Link copied' }))
})
