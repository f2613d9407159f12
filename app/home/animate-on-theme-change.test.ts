// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMotion } from '#test/fake-motion.ts'
import { keepPixels } from '#test/pixel-canvas.ts'
import { animateOnThemeChange } from './animate-on-theme-change.ts'

vi.mock('#merchant/hero-scene.ts', () => ({
  heroScene: { windows: [[0, -100, 10, 10]], moon: [20, -300, 10, 10], sky: [10, -320, 40, 60] },
}))

const page = document.documentElement
/** Time until the picture is half faded, in milliseconds. */
const HALF_MS = 300

let motion: ReturnType<typeof fakeMotion>
let stop: () => void
let isWide = true
/** Top of the picture in the viewport. */
let top = 0
let decode: () => Promise<void>

function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector)
  if (!(found instanceof type)) throw new Error(`There is no ${selector}`)
  return found
}
const hero = () => find('.hero', HTMLElement)
const picture = () => find('.hero img', HTMLImageElement)
const stage = () => document.querySelector('.hero-theme-animation')

/** Like the theme button: the page's theme changes after the capturing click listeners. */
function change(to: 'light' | 'dark', label = '.theme-toggle b') {
  find(label, HTMLElement).click()
  page.dataset.theme = to
}

/** Fires the load of the other picture. */
async function arrive() {
  picture().dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  keepPixels()
  motion = fakeMotion()
  isWide = true
  decode = async () => undefined
  document.body.innerHTML = `
    <button class="theme-toggle"><b>Theme</b></button><button class="other">Other</button>
    <section class="hero"><picture><img src="/artwork/hero-noon-phone.svg"></picture></section>`
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  top = 0
  Object.defineProperties(picture(), {
    complete: { value: true, configurable: true },
    naturalWidth: { get: () => (isWide ? 640 : 0), configurable: true },
    currentSrc: { value: '/artwork/hero-noon-phone.svg', configurable: true },
    decode: { value: () => decode(), configurable: true },
    getBoundingClientRect: { value: () => new DOMRect(0, top, 300, 300), configurable: true },
  })
  page.dataset.theme = 'light'
  stop = animateOnThemeChange(hero())
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  page.removeAttribute('data-theme')
})

describe('when the theme changes', () => {
  it('the hero text keeps the old theme until the picture is half changed', async () => {
    change('dark')
    expect(stage()).not.toBeNull()
    expect(hero().dataset.theme).toBe('light')
    await vi.advanceTimersByTimeAsync(5000)
    expect(motion.motions).toEqual([])
    await arrive()
    await vi.advanceTimersByTimeAsync(HALF_MS - 1)
    expect(hero().dataset.theme).toBe('light')
    await vi.advanceTimersByTimeAsync(1)
    expect(hero().dataset.theme).toBeUndefined()
    expect(stage()).not.toBeNull()
    motion.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(stage()).toBeNull()
  })

  it('nightfall draws every window, and daybreak none', async () => {
    change('dark')
    await arrive()
    // The night's sky and window, the day's picture above them, sun and moon in the sky.
    expect(stage()?.querySelectorAll('canvas')).toHaveLength(5)
    change('light')
    expect(hero().dataset.theme).toBe('dark')
    await arrive()
    expect(document.querySelectorAll('.hero-theme-animation')).toHaveLength(1)
    expect(stage()?.querySelectorAll('canvas')).toHaveLength(3)
  })

  it('another change cancels the one before, with its timers', async () => {
    change('dark')
    await arrive()
    await vi.advanceTimersByTimeAsync(HALF_MS - 1)
    change('light')
    await vi.advanceTimersByTimeAsync(10)
    expect(hero().dataset.theme).toBe('dark')
  })

  it.each([
    ['the window has another size', () => window.dispatchEvent(new Event('resize'))],
    ['the hero is gone', () => stop()],
  ])('the animation ends at once when %s', async (_, end) => {
    change('dark')
    await arrive()
    end()
    expect(stage()).toBeNull()
    expect(hero().dataset.theme).toBeUndefined()
  })

  it('the animation does not start when the other picture loads after it ended', async () => {
    change('dark')
    window.dispatchEvent(new Event('resize'))
    await arrive()
    expect(motion.motions).toEqual([])
    expect(stage()).toBeNull()
  })

  it('the hero keeps the old theme while its other picture cannot be decoded', async () => {
    decode = async () => {
      throw new Error('broken')
    }
    change('dark')
    await arrive()
    await vi.advanceTimersByTimeAsync(1000)
    expect(hero().dataset.theme).toBe('light')
    expect(motion.motions).toEqual([])
  })
})

describe('nothing moves', () => {
  it.each([
    ['at a click on anything else', () => change('dark', '.other')],
    [
      'before the picture has loaded',
      () => {
        Object.defineProperty(picture(), 'complete', { value: false })
        change('dark')
      },
    ],
    [
      'when the picture could not be loaded',
      () => {
        isWide = false
        change('dark')
      },
    ],
    [
      'when the picture is out of view',
      () => {
        top = -400
        change('dark')
      },
    ],
    [
      'with reduced motion',
      () => {
        vi.stubGlobal('matchMedia', () => ({ matches: true }))
        change('dark')
      },
    ],
    [
      'after it is stopped',
      () => {
        stop()
        change('dark')
      },
    ],
  ])('%s', (_, act) => {
    act()
    expect(stage()).toBeNull()
    expect(hero().dataset.theme).toBeUndefined()
  })
})
