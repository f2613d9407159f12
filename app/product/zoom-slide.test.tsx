// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ZoomSlide } from './zoom-slide.tsx'

it('shows the gallery’s picture until the large one is decoded and painted', async () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
  const picture = { url: '/cdn/box.webp', altText: 'Box', width: 3240, height: 4050 }
  render(
    <ZoomSlide
      title="Ludo"
      picture={picture}
      isShown
      isZoomed={false}
      onToggle={() => undefined}
    />,
  )
  const preview = screen.getByRole('presentation')
  expect(preview.getAttribute('srcset')).toContain('width=360 360w')
  const large = screen.getByRole('img', { name: 'Box' })
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(large, { decode: () => promise })
  fireEvent.load(large)
  expect(screen.getByRole('presentation')).toBe(preview)
  await act(async () => resolve())
  expect(large.getAttribute('decoding')).toBe('sync')
  // Without it the next frame would be empty: the browser has not painted the large one yet.
  act(() => vi.advanceTimersToNextFrame())
  expect(screen.getByRole('presentation')).toBe(preview)
  act(() => vi.advanceTimersToNextFrame())
  expect(screen.queryByRole('presentation')).toBeNull()
  vi.useRealTimers()
})
