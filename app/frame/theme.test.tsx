// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { themeScript } from './theme.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const system = new (class extends EventTarget {
  matches = false
})()

/** Runs the head's script as the browser does. */
function openPage(): void {
  new Function(themeScript)()
}

function setSystem(isLight: boolean): void {
  system.matches = isLight
  act(() => void system.dispatchEvent(new Event('change')))
}

const worn = () => document.documentElement.dataset.theme

beforeEach(() => {
  localStorage.clear()
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
})

test('with nothing stored the system is followed, live', () => {
  openPage()
  expect(worn()).toBe('dark')
  render(<ThemeToggle />)
  setSystem(true)
  expect(worn()).toBe('light')
  expect(screen.getByRole('button', { name: 'Switch to dark theme' })).toBeTruthy()
})

test('a stored choice wins over the system', () => {
  localStorage.setItem('theme', 'dark')
  system.matches = true
  openPage()
  render(<ThemeToggle />)
  setSystem(true)
  expect(worn()).toBe('dark')
})

test('anything else stored counts as nothing', () => {
  localStorage.setItem('theme', 'purple')
  system.matches = true
  openPage()
  expect(worn()).toBe('light')
})

test('the one button wears and stores the other theme', async () => {
  openPage()
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(worn()).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('a choice made in another tab is followed', () => {
  openPage()
  render(<ThemeToggle />)
  localStorage.setItem('theme', 'light')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })))
  expect(worn()).toBe('light')
})
