// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'

test('loads lazily unless it has priority', () => {
  render(<Picture src="/a.webp" alt="Box" width={4} height={5} />)
  expect(screen.getByRole('img', { name: 'Box' }).getAttribute('loading')).toBe('lazy')
  render(<Picture src="/b.webp" alt="First" priority />)
  const first = screen.getByRole('img', { name: 'First' })
  expect(first.getAttribute('loading')).toBe('eager')
  expect(first.getAttribute('fetchpriority')).toBe('high')
})

test('shows a placeholder of the same name without a picture', () => {
  render(<Picture src={null} alt="Mystery Gully Box" />)
  expect(screen.getByRole('img', { name: 'Mystery Gully Box' }).tagName).toBe('svg')
})

test('a placeholder without a name is hidden from screen readers', () => {
  render(<Picture src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('shows the placeholder when a picture fails to load, and tries the next one', () => {
  const { rerender } = render(<Picture src="/gone.webp" alt="Taboo" />)
  fireEvent.error(screen.getByRole('img', { name: 'Taboo' }))
  expect(screen.getByRole('img', { name: 'Taboo' }).tagName).toBe('svg')
  rerender(<Picture src="/here.webp" alt="Taboo" />)
  expect(screen.getByRole('img', { name: 'Taboo' }).tagName).toBe('IMG')
})

test('shows the placeholder for a picture that failed before hydration', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<Picture src="/gone.webp" alt="Ludo" />)
  expect(screen.getByRole('img', { name: 'Ludo' }).tagName).toBe('svg')
  complete.mockRestore()
})
