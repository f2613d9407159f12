// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdTarget } from './hold-target.ts'

let grow: () => void
let stop: () => void
const scrollIntoView = vi.fn()

let visits = 0
const visit = (hash: string) => ({ key: `${++visits}`, hash })

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<main><section id="faq"></section></main>'
  grow = () => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed
      }
      observe() {}
      disconnect() {
        grow = () => undefined
      }
    },
  )
  Element.prototype.scrollIntoView = scrollIntoView
  stop = holdTarget(visit('#faq'))
})

afterEach(() => {
  stop()
})

test('scrolls to the target again whenever the page has grown', () => {
  grow()
  grow()
  expect(scrollIntoView).toHaveBeenCalledTimes(2)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'ends when the shopper interacts: %s',
  (type) => {
    window.dispatchEvent(new Event(type))
    grow()
    expect(scrollIntoView).not.toHaveBeenCalled()
  },
)

test('ends after five seconds, or when stopped', () => {
  vi.advanceTimersByTime(5_000)
  grow()
  stop = holdTarget(visit('#faq'))
  stop()
  grow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('does nothing without a target', () => {
  stop()
  stop = holdTarget(visit(''))
  grow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('restores the position that an earlier document left, once the page is long enough', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  stop()
  const left = visit('#faq')
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ [left.key]: 2400 }))
  stop = holdTarget(left)
  grow()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 2400)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('leaves the restored position on a return', () => {
  const first = visit('#faq')
  holdTarget(first)()
  stop = holdTarget({ ...first })
  grow()
  expect(scrollIntoView).not.toHaveBeenCalled()
})
