// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { place, rectOf } from '#test/place-element.ts'
import { dealToBag } from './deal-to-bag.ts'

type Step = Record<string, unknown>
type Move = { element: Element; steps: readonly Step[]; isCopyThere: boolean; time: number }

const PICTURE = 'https://cdn.example/ludo.png'

const copy = () => document.querySelector('.dealt')
let moves: Move[]
let covered: Element[]
let isMotionUnwelcome: boolean
let flight: Promise<unknown>
let hopStart: Promise<unknown>

/** Starts the flight of a copy, at once, which ends when `land` is called. */
function takeOff(): { copy: Element | null; land: () => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  flight = promise
  const dealt = dealToBag(PICTURE, 1)
  expect(copy()).not.toBeNull()
  return {
    copy: copy(),
    land: () => {
      resolve()
      return dealt
    },
  }
}

/** A picture in its frame, below a badge. */
function placePicture(source: string, left: number, width: number): HTMLElement {
  const frame = document.createElement('div')
  const image = document.createElement('img')
  image.width = width
  Object.defineProperty(image, 'currentSrc', { value: source })
  image.getBoundingClientRect = () => rectOf(left, 500, width, 100)
  frame.append(image, document.createElement('b'))
  return place(frame, left, 500, width, 100)
}

function placeBag(top = 0): HTMLElement {
  const bag = document.createElement('button')
  bag.className = 'bag'
  bag.innerHTML = '<svg></svg><span>1</span>'
  return place(bag, 900, top, 40, 60)
}

function findOnTop(x: number, y: number): Element | null {
  const found = [...document.body.children].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return x > left && x < right && y > top && y < bottom && y < 1000 && !covered.includes(element)
  })
  return found?.lastElementChild ?? null
}

const timeOf = (timing?: number | KeyframeAnimationOptions) =>
  Number(typeof timing === 'object' ? timing.duration : timing)

beforeEach(() => {
  document.body.replaceChildren()
  moves = []
  covered = []
  isMotionUnwelcome = false
  flight = Promise.resolve()
  hopStart = Promise.resolve()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && isMotionUnwelcome,
  }))
  // Long after the script was loaded.
  vi.spyOn(performance, 'now').mockReturnValue(1e6)
  document.elementFromPoint = findOnTop
  Element.prototype.animate = function (this: Element, steps, timing) {
    const listed = Array.isArray(steps) ? steps : []
    moves.push({ element: this, steps: listed, isCopyThere: copy() !== null, time: timeOf(timing) })
    return { finished: flight, ready: hopStart } as never
  }
})

test('a copy of the picture flies at once from its position to the bag, and lands in its size', async () => {
  const bag = placeBag()
  placePicture(`${PICTURE}?width=480`, 100, 80)
  const flying = takeOff()
  const style = flying.copy?.getAttribute('style')
  expect(style).toBe('left: 100px; top: 500px; width: 80px; height: 100px;')
  expect(flying.copy?.getAttribute('src')).toBe(`${PICTURE}?width=480`)
  expect(flying.copy?.getAttribute('alt')).toBe('')
  await flying.land()
  const [flown, ...later] = moves
  // From 140, 550 to 920, 30: each segment is flatter than the one before, so the path has no corner.
  const ways = flown?.steps.map(({ transform }) => String(transform)) ?? []
  expect(ways[0]).toBe('translate(0px, 0px) scale(1) rotate(0deg)')
  expect(ways.at(-1)).toBe('translate(780px, -520px) scale(0.28) rotate(8deg)')
  const points = ways.map((way) => (way.match(/-?[\d.]+(?=px)/g) ?? []).map(Number))
  const slopes = points.slice(1).map(([x = 0, y = 0], at) => {
    const [fromX = 0, fromY = 0] = points[at] ?? []
    return (fromY - y) / (x - fromX)
  })
  expect(slopes.length).toBeGreaterThan(5)
  expect(slopes).toEqual(slopes.toSorted((one, other) => other - one))
  expect(copy()).toBeNull()
  expect(later.map(({ element }) => element)).toEqual([bag, bag.querySelector('span')])
  expect(later.some(({ isCopyThere }) => isCopyThere)).toBe(false)
  // All of it takes less than half a second, and each part is visible.
  const [flight = 0, hop = 0, swell = 0] = moves.map(({ time }) => time)
  expect(Math.min(flight, hop, swell)).toBeGreaterThan(100)
  expect(flight + Math.max(hop, swell)).toBeLessThan(500)
})

/** The counts that the bag shows, the topmost last. */
const shownCounts = (bag: Element) =>
  [...bag.querySelectorAll('span')]
    .filter((count) => count.style.visibility !== 'hidden')
    .map(({ textContent }) => textContent)

/** Starts the flight of one more copy, as the page shows this count. */
function addOne(bag: Element, count: string): { dealt: Promise<void>; land: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  flight = promise
  const span = bag.querySelector('span')
  if (span) span.textContent = count
  return { dealt: dealToBag(PICTURE, 1), land: resolve }
}

test('the new count is shown once the picture has landed', async () => {
  const bag = placeBag()
  placePicture(PICTURE, 100, 80)
  const first = addOne(bag, '3')
  expect(shownCounts(bag)).toEqual(['2'])
  await vi.waitFor(() => expect(moves).toHaveLength(1))
  const second = addOne(bag, '4')
  expect(shownCounts(bag)).toEqual(['3', '2'])
  first.land()
  await first.dealt
  expect(shownCounts(bag).at(-1)).toBe('3')
  second.land()
  await second.dealt
  expect(shownCounts(bag)).toEqual(['4'])
})

test('the first count appears as its game lands, and no count is held back that is cut short', async () => {
  const bag = placeBag()
  placePicture(PICTURE, 100, 80)
  const first = addOne(bag, '1')
  expect(shownCounts(bag)).toEqual([])
  first.land()
  await first.dealt
  expect(shownCounts(bag)).toEqual(['1'])
  addOne(bag, '99+')
  expect(shownCounts(bag)).toEqual(['99+'])
})

test('a count that the page has shown while the script loaded stays', async () => {
  vi.resetModules()
  const late = await import('./deal-to-bag.ts')
  const bag = placeBag()
  const dealt = late.dealToBag(undefined, 1)
  expect(shownCounts(bag)).toEqual(['1'])
  await dealt
})

test('the bag hops and its count swells, always legible, and the toast waits for their first frame, if there is one; without a count it only hops', async () => {
  const bag = placeBag()
  const { promise, reject } = Promise.withResolvers<void>()
  hopStart = promise
  const ended = vi.fn()
  const dealt = dealToBag(undefined, 1).then(ended)
  await vi.waitFor(() => expect(moves).toHaveLength(2))
  const [hop, swell] = moves.map(({ steps }) => steps.map(({ transform }) => transform))
  expect(hop).toEqual(['none', expect.stringContaining('translateY(-'), 'none'])
  expect(swell).toEqual(['none', 'scale(1.4)', 'none'])
  expect(ended).not.toHaveBeenCalled()
  reject(new Error('cancelled'))
  await dealt
  expect(ended).toHaveBeenCalledOnce()
  bag.querySelector('span')?.remove()
  hopStart = Promise.resolve()
  await dealToBag(undefined, 1)
  expect(moves.slice(2).map(({ element }) => element)).toEqual([bag])
})

test('an interrupted flight removes its copy', async () => {
  placeBag()
  placePicture(PICTURE, 100, 80)
  flight = Promise.reject(new Error('cancelled'))
  await dealToBag(PICTURE, 1)
  expect(copy()).toBeNull()
  expect(moves).toHaveLength(3)
})

test('under reduced motion nothing moves, and bar and count are shown at once', async () => {
  document.documentElement.setAttribute('data-bar-hidden', '')
  const bag = placeBag()
  isMotionUnwelcome = true
  const dealt = dealToBag(PICTURE, 1)
  expect(shownCounts(bag)).toEqual(['1'])
  expect(document.querySelector('[data-bar-hidden]')).toBeNull()
  await dealt
  expect(moves).toEqual([])
})

test('nothing moves while the bag is out of view, covered by a dialog, or not on the page', async () => {
  placePicture(PICTURE, 100, 80)
  await dealToBag(PICTURE, 1)
  const bag = placeBag(970)
  await dealToBag(PICTURE, 1)
  bag.remove()
  covered = [placeBag()]
  await dealToBag(PICTURE, 1)
  expect(moves).toEqual([])
})

test('the largest visible picture of the game is the one that flies', async () => {
  placeBag()
  placePicture(PICTURE, 100, 80)
  placePicture(PICTURE, 200, 120)
  placePicture(PICTURE, 400, 90)
  covered = [placePicture(PICTURE, 600, 200)]
  placePicture('https://cdn.example/taboo.png', 800, 300)
  const flying = takeOff()
  expect(flying.copy?.getAttribute('style')).toContain('left: 200px')
  await flying.land()
})

test('the picture of a card flies although the card’s link covers it, that of a toast does not', () => {
  const toasts = document.createElement('section')
  toasts.className = 'toasts'
  toasts.append(...placePicture(PICTURE, 500, 300).childNodes)
  const card = document.createElement('article')
  const frame = document.createElement('div')
  frame.getBoundingClientRect = () => rectOf(100, 500, 80, 100)
  frame.append(...placePicture(PICTURE, 100, 80).childNodes)
  card.append(frame, document.createElement('a'))
  document.body.replaceChildren(placeBag(), place(toasts, 500, 500, 300, 100))
  place(card, 100, 500, 80, 100)
  void dealToBag(PICTURE, 1)
  expect(copy()?.getAttribute('style')).toContain('left: 100px')
})

test.each([['https://cdn.example/taboo.png'], ['https://']])(
  'nothing flies when only %s is shown',
  async (shown) => {
    placeBag()
    placePicture(shown, 100, 80)
    await dealToBag(PICTURE, 1)
    expect(moves).toHaveLength(2)
  },
)
