// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rectOf } from '#test/place-element.ts'
import { showBag } from './show-bag.ts'

const SLIDE_MS = 150
const root = document.documentElement

let slide: { currentTime: number; finish: () => void; play: () => void }
let bag: HTMLElement
let onTop: Element | null

/** The bar is above the screen while scrolling hides it, and slides in as soon as nothing does. */
beforeEach(() => {
  root.setAttribute('data-bar-hidden', '')
  slide = {
    currentTime: 0,
    finish: () => Object.assign(slide, { currentTime: SLIDE_MS }),
    play: vi.fn(),
  }
  const bar = document.createElement('header')
  bar.className = 'navigation'
  bar.getAnimations = () => (root.hasAttribute('data-bar-hidden') ? [] : [slide as never])
  bag = document.createElement('button')
  bag.getBoundingClientRect = () => rectOf(300, slide.currentTime < SLIDE_MS ? -70 : 10, 40, 40)
  bar.append(bag)
  document.body.replaceChildren(bar)
  onTop = bag
  document.elementFromPoint = (_, y) => (y > 0 ? onTop : null)
})
afterEach(() => root.removeAttribute('data-bar-hidden'))

test('a hidden bar slides in, and its bag is where it will be then', () => {
  expect(showBag(bag)?.top).toBe(10)
  expect(root.hasAttribute('data-bar-hidden')).toBe(false)
  expect(slide.currentTime).toBe(0)
  expect(slide.play).toHaveBeenCalledOnce()
})

test('a bag that a dialog covers is nowhere', () => {
  onTop = document.body
  expect(showBag(bag)).toBeNull()
})

test('a bag outside a bar stays where it is', () => {
  slide.currentTime = SLIDE_MS
  document.body.replaceChildren(bag)
  expect(showBag(bag)?.top).toBe(10)
  expect(slide.play).not.toHaveBeenCalled()
})
