// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeMotion } from '#test/fake-motion.ts'
import { fadeThemes } from './fade-themes.ts'
import { toggleTheme } from './theme.ts'

const { style, dataset } = document.documentElement
let motion: ReturnType<typeof fakeMotion>
let isStill: boolean
let stop: () => void

/** Switches from the dark theme to the light one, whose ground has another colour. */
function switchToLight(): void {
  const computed = vi.spyOn(window, 'getComputedStyle')
  computed.mockImplementation(
    () =>
      ({
        backgroundColor: dataset.theme === 'light' ? 'rgb(250, 250, 250)' : 'rgb(1, 2, 3)',
      }) as CSSStyleDeclaration,
  )
  stop = fadeThemes()
  toggleTheme()
  expect(dataset.theme).toBe('light')
}

beforeEach(() => {
  motion = fakeMotion()
  isStill = false
  dataset.theme = 'dark'
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isStill && /reduced-motion/.test(query) }),
  )
})
afterEach(() => {
  stop()
  style.cssText = ''
})

test('the old colour covers the changed page, and goes', async () => {
  switchToLight()
  expect(motion.motions).toMatchObject([{ frames: { opacity: [0.25, 0] }, options: 200 }])
  const veil = document.body.lastElementChild
  expect(veil).toBe(motion.motions[0]?.element)
  expect(veil).toMatchObject({ style: { background: 'rgb(1, 2, 3)', pointerEvents: 'none' } })
  motion.end()
  await vi.waitFor(() => expect(veil?.isConnected).toBe(false))
})

test('nothing covers the page with reduced motion', () => {
  isStill = true
  switchToLight()
  expect(motion.motions).toEqual([])
})

test('nothing covers the page where the hero animates, which covers itself', () => {
  const hero = document.createElement('div')
  hero.className = 'hero-theme-animation'
  document.body.append(hero)
  switchToLight()
  hero.remove()
  expect(motion.motions).toEqual([])
})
