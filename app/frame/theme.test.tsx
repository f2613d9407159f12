// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { followTheme, themeScript } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const system = new (class extends EventTarget {
  matches = false
})()

/** Runs the head script as the browser does. */
function openPage(): void {
  new Function(themeScript())()
}

function setSystem(isLight: boolean): void {
  system.matches = isLight
  act(() => void system.dispatchEvent(new Event('change')))
}

const worn = () => document.documentElement.dataset.theme

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
})

// spec 1.017, 1.018
test('follows the system live when nothing is stored', () => {
  openPage()
  expect(worn()).toBe('dark')
  render(<ThemeToggle />)
  setSystem(true)
  expect(worn()).toBe('light')
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeTruthy()
})

// spec 1.020
test('a stored theme overrides the system', () => {
  localStorage.setItem('theme', 'dark')
  system.matches = true
  openPage()
  render(<ThemeToggle />)
  setSystem(true)
  expect(worn()).toBe('dark')
})

test('a document that loses its theme gets the stored one again', () => {
  localStorage.setItem('theme', 'light')
  delete document.documentElement.dataset.theme
  render(<ThemeToggle />)
  expect(worn()).toBe('light')
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeTruthy()
})

// spec 3.019
test('an invalid stored value counts as absent', () => {
  localStorage.setItem('theme', 'purple')
  system.matches = true
  openPage()
  expect(worn()).toBe('light')
})

// spec 1.019, 1.020
test('the button applies and stores the other theme', async () => {
  openPage()
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(worn()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(worn()).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('follows a change in another tab', () => {
  openPage()
  render(<ThemeToggle />)
  localStorage.setItem('theme', 'light')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(worn()).toBe('light')
})

test('two followers are called once for each change, and none after the end', () => {
  openPage()
  const first = vi.fn()
  const second = vi.fn()
  const ends = [first, second].map(followTheme)
  setSystem(true)
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(first).toHaveBeenCalledTimes(2)
  expect(second).toHaveBeenCalledTimes(2)
  for (const end of ends) end()
  setSystem(false)
  expect(worn()).toBe('light')
})
