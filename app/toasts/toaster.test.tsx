// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { Toaster } from './toaster.tsx'
import type { Raise } from './toasts.tsx'

// jsdom measures nothing and follows no pointer.
vi.stubGlobal('matchMedia', () => new EventTarget())

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function raiseToasts(count: number) {
  let raise: Raise = () => {}
  render(<Toaster onReady={(ready) => (raise = ready)} />)
  for (let number = 1; number <= count; number += 1) {
    act(() => raise({ title: `Toast ${number}` }))
    await pass(50)
  }
}

test('three toasts are in view, 356 px wide and 14 px apart', async () => {
  specified('toast 3 visible, 4000 ms lifetime, width 356 px, gap 14 px')
  await raiseToasts(4)
  const inView = screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.visible === 'true' && dataset.removed === 'false')
  expect(inView).toHaveLength(3)
  const list = screen.getByRole('list')
  expect(list.style.getPropertyValue('--width')).toBe('356px')
  expect(list.style.getPropertyValue('--gap')).toBe('14px')
  await pass(10_000)
})

test('a toast goes after four seconds', async () => {
  await raiseToasts(1)
  await pass(3800)
  expect(screen.getByRole('listitem').dataset.removed).toBe('false')
  await pass(1000)
  expect(screen.queryByRole('listitem')).toBeNull()
})
