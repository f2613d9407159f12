// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBarAway } from './bar-away.ts'

let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<header class="navigation"><button>Menu</button></header>'
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => {
    task()
    return 0
  })
  Object.assign(window, { scrollY: 0, innerHeight: 640 })
  stop = startBarAway()
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

function scrollTo(scrollY: number): boolean {
  Object.assign(window, { scrollY })
  window.dispatchEvent(new Event('scroll'))
  return document.documentElement.hasAttribute('data-bar-away')
}

test('is away on the way down, and back on the way up', () => {
  expect(scrollTo(400)).toBe(true)
  expect(scrollTo(380)).toBe(false)
})

test('stays in the first half of a screen', () => {
  expect(scrollTo(320)).toBe(false)
  expect(scrollTo(340)).toBe(true)
})

test('ignores a trembling finger, but not a slow one', () => {
  scrollTo(400)
  expect(scrollTo(393)).toBe(true)
  expect(scrollTo(392)).toBe(false)
})

test('stays while it has the focus, and comes back for it', () => {
  scrollTo(400)
  document.querySelector('button')?.focus()
  expect(document.documentElement.hasAttribute('data-bar-away')).toBe(false)
  expect(scrollTo(800)).toBe(false)
  document.querySelector('button')?.blur()
  expect(scrollTo(1200)).toBe(true)
})
