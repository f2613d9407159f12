// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropIn } from './drop-in.ts'

const observers: IntersectionObserverCallback[] = []
const stopped = vi.fn()
const fall = { pause: vi.fn(), play: vi.fn(), cancel: vi.fn() }
const animate = vi.fn(() => fall)

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = stopped
      observe = vi.fn()
      constructor(callback: IntersectionObserverCallback) {
        observers.push(callback)
      }
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(Element.prototype, { animate })
})

afterEach(() => {
  observers.length = 0
  Reflect.deleteProperty(navigator, 'connection')
})

/** A list of two pictures with this top in a viewport 768 px high. */
function listAt(top: number): HTMLElement {
  const list = document.createElement('ul')
  list.innerHTML = '<li><img class="picture"></li><li><img class="picture"></li>'
  list.getBoundingClientRect = () => new DOMRect(0, top, 300, 200)
  return list
}

const cross = (isIntersecting: boolean) =>
  // The callback reads nothing else of the entry or the observer.
  observers[0]?.([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver)

test('boxes below the viewport fall once when they come into view', () => {
  dropIn(listAt(1200))
  expect(animate).toHaveBeenCalledTimes(2)
  expect(fall.pause).toHaveBeenCalledTimes(2)
  cross(false)
  expect(fall.play).not.toHaveBeenCalled()
  cross(true)
  expect(fall.play).toHaveBeenCalledTimes(2)
  expect(stopped).toHaveBeenCalledTimes(1)
})

test('cleaning up cancels the animation and the observer', () => {
  dropIn(listAt(1200))?.()
  expect(fall.cancel).toHaveBeenCalledTimes(2)
  expect(stopped).toHaveBeenCalledTimes(1)
})

test.each([
  ['in view already', () => listAt(300)],
  [
    'with reduced motion',
    () => {
      vi.stubGlobal('matchMedia', () => ({ matches: true }))
      return listAt(1200)
    },
  ],
  [
    'with a data saver',
    () => {
      Object.assign(navigator, { connection: { saveData: true } })
      return listAt(1200)
    },
  ],
  [
    'without the observer',
    () => {
      vi.unstubAllGlobals()
      Reflect.deleteProperty(window, 'IntersectionObserver')
      return listAt(1200)
    },
  ],
])('nothing is animated %s', (_, prepare) => {
  dropIn(prepare())
  expect(animate).not.toHaveBeenCalled()
})
