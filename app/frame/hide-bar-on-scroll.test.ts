// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideBarOnScroll } from './hide-bar-on-scroll.ts'

let bar: ReturnType<typeof hideBarOnScroll>
let frames: (() => void)[]

beforeEach(() => {
  document.body.innerHTML =
    '<header class="navigation"><button>Menu</button></header><a href="/">Home</a>'
  frames = []
  vi.stubGlobal('requestAnimationFrame', (task: () => void) => frames.push(task))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.splice(frame - 1, 1))
  Object.assign(window, { scrollY: 0, innerHeight: 640 })
  bar = hideBarOnScroll()
})

afterEach(() => {
  bar.stop()
})

function scrollTo(scrollY: number): boolean {
  Object.assign(window, { scrollY })
  window.dispatchEvent(new Event('scroll'))
  for (const task of frames.splice(0)) task()
  return isHidden()
}

const isHidden = () => document.documentElement.hasAttribute('data-bar-hidden')

test('is hidden on scrolling down, and shown on scrolling up', () => {
  expect(scrollTo(400)).toBe(true)
  expect(scrollTo(380)).toBe(false)
})

test('stays visible within the first half screen', () => {
  expect(scrollTo(320)).toBe(false)
  expect(scrollTo(340)).toBe(true)
})

test('ignores jitter of less than 8 px, but not a slow scroll', () => {
  scrollTo(400)
  expect(scrollTo(393)).toBe(true)
  expect(scrollTo(392)).toBe(false)
})

test('stays visible while it has focus, and is shown when it gets focus', () => {
  scrollTo(400)
  document.querySelector('button')?.focus()
  expect(isHidden()).toBe(false)
  expect(scrollTo(800)).toBe(false)
  document.querySelector('button')?.blur()
  expect(scrollTo(1200)).toBe(true)
})

test('stays hidden when focus moves elsewhere', () => {
  scrollTo(400)
  document.querySelector('a')?.focus()
  expect(isHidden()).toBe(true)
})

test('is shown at once on a new page, and stays when Back restores the scroll position', () => {
  scrollTo(400)
  const slide = { finish: vi.fn() }
  // jsdom has no animations.
  const header = document.querySelector('.navigation')
  if (header) header.getAnimations = () => [slide as unknown as Animation]
  Object.assign(window, { scrollY: 1200 })
  bar.showAtOnce()
  expect(isHidden()).toBe(false)
  expect(slide.finish).toHaveBeenCalledOnce()
  expect(scrollTo(1200)).toBe(false)
})

test('handles scroll events once per frame', () => {
  for (const _ of [1, 2, 3]) window.dispatchEvent(new Event('scroll'))
  expect(frames).toHaveLength(1)
})

test('is shown when it stops, and ignores later events', () => {
  scrollTo(400)
  Object.assign(window, { scrollY: 800 })
  window.dispatchEvent(new Event('scroll'))
  bar.stop()
  expect(isHidden()).toBe(false)
  expect(scrollTo(1200)).toBe(false)
  document.documentElement.setAttribute('data-bar-hidden', 'by another')
  document.querySelector('button')?.focus()
  expect(isHidden()).toBe(true)
})

test('does not move during a press, and is shown after the click', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const slide = { pause: vi.fn(), play: vi.fn() }
  const header = document.querySelector('header')
  if (header) header.getAnimations = () => [slide as unknown as Animation]
  scrollTo(400)
  const button = document.querySelector('button')
  button?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  button?.focus()
  expect(slide.pause).toHaveBeenCalled()
  expect(isHidden()).toBe(true)
  expect(scrollTo(300)).toBe(true)
  button?.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
  expect(slide.play).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(slide.play).toHaveBeenCalled()
  expect(isHidden()).toBe(false)
  vi.useRealTimers()
})
