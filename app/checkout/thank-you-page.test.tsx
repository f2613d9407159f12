// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { specified } from '#test/specification.ts'
import { ThankYouPage } from './thank-you-page.tsx'

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }))
vi.mock('#app/toasts/toasts.tsx', () => ({ showToast }))

beforeEach(() => {
  render(<ThankYouPage orderNumber="PG1042" statusUrl={null} />, { wrapper: MemoryRouter })
})

// spec 2.157
it("the page links to the shop's social media", () => {
  expect(brand.social.length).toBeGreaterThan(1)
  for (const { name, href } of brand.social) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  }
})

// spec 2.156
it('tracking without a status page is promised in a toast', async () => {
  await userEvent.click(screen.getByRole('button', { name: specified('Track Your Order') }))
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    title: 'Tracking is on its way',
    description: expect.stringContaining('by e-mail'),
  })
})
