// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitingPicturesScript } from './waiting-pictures.ts'

let onMove: (
  entries: { isIntersecting: boolean; intersectionRatio: number; target: Element }[],
) => void = () => undefined
let observed: Element[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof onMove) {
        onMove = callback
      }
      observe = (target: Element) => void observed.push(target)
      disconnect() {
        observed = []
      }
    },
  )
  document.body.innerHTML = `
    <div id="box"><img loading="lazy" alt=""></div>
    <div id="files"><picture><img loading="lazy" alt=""></picture></div>
    <div id="first"><img loading="eager" alt=""></div>`
})

afterEach(() => {
  window.dispatchEvent(new Event('scroll'))
})

function open() {
  new Function(waitingPicturesScript())()
  dispatchEvent(new Event('DOMContentLoaded'))
}

const isWaiting = () => 'unused' in document.documentElement.dataset
const pictureIn = (id: string) => document.querySelector<HTMLImageElement>(`#${id} img`)

test('observes the frames of lazy pictures, and loads those that are visible', () => {
  open()
  expect(observed.map(({ id }) => id)).toEqual(['box', 'files'])
  const [box, files] = observed
  if (!box || !files) throw new Error('Nothing is observed')
  onMove([
    { isIntersecting: true, intersectionRatio: 0.2, target: files },
    // It only touches the viewport.
    { isIntersecting: true, intersectionRatio: 0, target: box },
  ])
  expect(pictureIn('files')?.getAttribute('loading')).toBe('eager')
  expect(pictureIn('box')?.getAttribute('loading')).toBe('lazy')
  expect(isWaiting()).toBe(true)
})

test('observes a picture that is added later', () => {
  open()
  const picture = document.createElement('img')
  document.querySelector('#first')?.append(picture)
  window.waitingPictures?.observe(picture)
  expect(observed.at(-1)?.id).toBe('first')
})

test.each(['scroll', 'beforeprint'])('a %s makes all pictures load at once', (sign) => {
  open()
  expect(isWaiting()).toBe(true)
  dispatchEvent(new Event(sign))
  expect(isWaiting()).toBe(false)
  expect(observed).toEqual([])
  expect(window.waitingPictures).toBeUndefined()
})

test.each(['pointerdown', 'pointermove', 'keydown', 'focusin'])(
  'a %s makes all pictures load once it has been answered',
  (sign) => {
    open()
    dispatchEvent(new Event(sign))
    vi.advanceTimersByTime(499)
    expect(isWaiting()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isWaiting()).toBe(false)
  },
)

test('a synthesized pointer move does not end the waiting', () => {
  open()
  dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
  vi.advanceTimersByTime(500)
  expect(isWaiting()).toBe(true)
})

const hesitant = {
  'before the scripts are there, for which a tap waits': () =>
    vi.stubGlobal('earlyTaps', { take: () => [] }),
  'under data saver': () => vi.stubGlobal('navigator', { connection: { saveData: true } }),
}

test.each(Object.entries(hesitant))('%s only a scroll ends the waiting', (_, begin) => {
  begin()
  open()
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
    dispatchEvent(new Event(sign))
  vi.advanceTimersByTime(500)
  expect(isWaiting()).toBe(true)
  dispatchEvent(new Event('scroll'))
  expect(isWaiting()).toBe(false)
})

test('a tap before the scripts have loaded ends the waiting once it is replayed', () => {
  vi.stubGlobal('earlyTaps', { take: () => [] })
  open()
  dispatchEvent(new Event('pointerdown'))
  vi.stubGlobal('earlyTaps', undefined)
  vi.advanceTimersByTime(500)
  expect(isWaiting()).toBe(true)
  dispatchEvent(new Event('pagealive'))
  vi.advanceTimersByTime(500)
  expect(isWaiting()).toBe(false)
})
