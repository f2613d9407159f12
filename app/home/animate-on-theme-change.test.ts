// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeMotion } from '#test/fake-motion.ts'
import { keepPixels } from '#test/pixel-canvas.ts'
import { animateOnThemeChange } from './animate-on-theme-change.ts'

vi.mock('#merchant/hero-scene.ts', () => ({
  heroScene: { windows: [[0, -100, 10, 10]], moon: [20, -300, 10, 10], sky: [10, -320, 40, 60] },
}))

const page = document.documentElement

let motion: ReturnType<typeof fakeMotion>
let stop: () => void
let isWide = true
let isComplete = true
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

/** Collects the pictures that are cloned from now on, when something else asks for them. */
function spyOnClones() {
  const clones: HTMLElement[] = []
  const { cloneNode } = Node.prototype
  vi.spyOn(Node.prototype, 'cloneNode').mockImplementation(function of(this: Node, isDeep) {
    const clone = cloneNode.call(this, isDeep)
    if (clone instanceof HTMLPictureElement) clones.push(clone)
    return clone
  })
  return () =>
    clones.map((clone) => [
      clone.querySelector('source')?.media,
      clone.querySelector('img')?.fetchPriority,
    ])
}

/** Fires the load of the shown picture, after the start and after a theme change. */
async function arrive() {
  picture().dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  keepPixels()
  motion = fakeMotion()
  isWide = true
  isComplete = true
  decode = async () => undefined
  document.body.innerHTML = `
    <button class="theme-toggle"><b>Theme</b></button><button class="other">Other</button>
    <section class="hero"><picture>
      <source data-light="true" media="(min-width: 0) and (min-width: 48rem)">
      <img src="/artwork/hero-noon-phone.svg">
    </picture></section>`
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  top = 0
  // Of the shown picture and of the next one.
  Object.defineProperties(HTMLImageElement.prototype, {
    complete: { get: () => isComplete, configurable: true },
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
  document.body.replaceChildren()
  page.removeAttribute('data-theme')
})

describe('when the theme changes', () => {
  it('the whole hero changes at once, under its next picture, until all has moved', async () => {
    change('dark')
    expect(hero().dataset.theme).toBeUndefined()
    expect(stage()).not.toBeNull()
    expect(motion.motions).not.toEqual([])
    expect(motion.motions.map(({ element }) => element)).not.toContain(stage()?.firstElementChild)
    motion.end()
    await vi.advanceTimersByTimeAsync(0)
    // The page's own picture may still be on its way from the cache.
    expect(stage()).not.toBeNull()
    await arrive()
    expect(stage()).toBeNull()
  })

  it('the next picture is loaded beforehand, for the other theme', async () => {
    const listClones = spyOnClones()
    await arrive()
    page.dataset.theme = 'dark'
    await arrive()
    expect(listClones()).toEqual([
      ['(max-width: 0) and (min-width: 48rem)', 'low'],
      ['(min-width: 0) and (min-width: 48rem)', 'low'],
    ])
  })

  it('nightfall draws every window, and daybreak none', async () => {
    change('dark')
    // The night's picture, its window without light, its sky without the moon, sun and moon.
    expect(stage()?.querySelectorAll('canvas')).toHaveLength(5)
    await arrive()
    change('light')
    expect(document.querySelectorAll('.hero-theme-animation')).toHaveLength(1)
    expect(stage()?.querySelectorAll('canvas')).toHaveLength(3)
  })

  it('the hero keeps the old theme until its next picture has loaded, then changes at once', async () => {
    change('dark')
    change('light')
    expect(hero().dataset.theme).toBe('dark')
    expect(stage()?.querySelectorAll('canvas')).toHaveLength(1)
    await arrive()
    expect(hero().dataset.theme).toBeUndefined()
    expect(stage()).toBeNull()
  })

  it.each([
    ['the window has another size', () => window.dispatchEvent(new Event('resize'))],
    ['the hero is gone', () => stop()],
  ])('the animation ends at once when %s', async (_, end) => {
    change('dark')
    end()
    expect(stage()).toBeNull()
    expect(hero().dataset.theme).toBeUndefined()
  })

  it('the hero keeps the old theme while its other picture cannot be decoded', async () => {
    decode = async () => {
      throw new Error('broken')
    }
    change('dark')
    const { length } = motion.motions
    change('light')
    await arrive()
    expect(hero().dataset.theme).toBe('dark')
    expect(motion.motions).toHaveLength(length)
  })
})

describe('nothing moves', () => {
  it.each([
    ['at a click on anything else', () => change('dark', '.other')],
    [
      'before the picture has loaded',
      () => {
        isComplete = false
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
