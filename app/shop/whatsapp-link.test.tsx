// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { WhatsappLink } from './whatsapp-link.tsx'

const number = vi.hoisted(() => ({ whatsapp: null as string | null }))
vi.mock('#merchant/brand.ts', () => ({ brand: number }))

afterEach(() => {
  number.whatsapp = null
})

it('opens a chat with the merchant’s number', () => {
  number.whatsapp = 'https://wa.me/919876543210'
  render(<WhatsappLink />)
  const link = screen.getByRole('link', { name: 'Ask on WhatsApp' })
  expect(link.getAttribute('href')).toBe('https://wa.me/919876543210')
})

it('is absent without a number', () => {
  render(<WhatsappLink />)
  expect(screen.queryByRole('link')).toBeNull()
})
