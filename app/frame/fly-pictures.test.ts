// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flyPictures } from './fly-pictures.ts'

const card = (handle: string) =>
  `<article class="product-card"><img src="/${handle}-240.avif"><a href="/product/${handle}">${handle}</a></article>`
const gallery = '<div class="gallery-well"><ul><li><img src="/large.avif"></li></ul></div>'

let flight: ReturnType<typeof flyPictures>

function show(html: string): void {
  document.body.innerHTML = html
  for (const picture of document.querySelectorAll('img')) {
    picture.getBoundingClientRect = () => new DOMRect(0, 0, 100, 125)
    Object.defineProperty(picture, 'complete', { value: false })
  }
}

function openList(path = '/all-products'): void {
  history.replaceState(null, '', path)
  flight = flyPictures()
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>('img')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map((picture) => picture.getAttribute('src'))

function tap(handle: string, at = 0): void {
  const links = document.querySelectorAll<HTMLElement>(`a[href="/product/${handle}"]`)
  links[at]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, { startViewTransition: () => {} })
})

afterEach(() => {
  flight.stop()
  Reflect.deleteProperty(document, 'startViewTransition')
})

test('only the tapped one of several cards of a game gets the transition name', () => {
  show(card('taboo') + card('rummy') + card('taboo'))
  openList()
  tap('taboo', 1)
  expect(named()).toEqual(['/taboo-240.avif'])
  expect(document.images[2]?.style.getPropertyValue('view-transition-name')).not.toBe('')
  tap('rummy')
  expect(named()).toEqual(['/rummy-240.avif'])
})

test('the picture of the gallery takes over the transition name, and drops it afterwards', () => {
  show(card('taboo'))
  openList()
  tap('taboo')
  history.pushState(null, '', '/product/taboo')
  show(gallery)
  flight.land('/product/taboo')
  expect(named()).toEqual(['/large.avif'])
  vi.advanceTimersByTime(1000)
  expect(named()).toEqual([])
})

test('a placeholder shows the small picture until the gallery has loaded its own', async () => {
  show(card('taboo'))
  openList()
  tap('taboo')
  history.pushState(null, '', '/product/taboo')
  show('<div class="gallery-well"><span class="skeleton-picture"></span></div>')
  const waiting = document.querySelector<HTMLElement>('.skeleton-picture')
  if (waiting) waiting.getBoundingClientRect = () => new DOMRect(0, 0, 100, 125)
  flight.land('/product/taboo')
  expect(waiting?.style.getPropertyValue('view-transition-name')).not.toBe('')
  expect(waiting?.style.background).toContain('url(')
  show(gallery)
  await vi.waitFor(() => expect(named()).toEqual(['/large.avif']))
  expect(document.images[0]?.style.background).toContain('url(')
  document.images[0]?.dispatchEvent(new Event('load'))
  expect(document.images[0]?.style.background).toBe('')
})

test('only one card takes over the transition name on Back', () => {
  show(gallery)
  openList('/product/taboo')
  history.pushState(null, '', '/all-products')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(named()).toEqual(['/large.avif'])
  show(card('rummy') + card('taboo') + card('taboo'))
  flight.land('/all-products')
  expect(named()).toEqual(['/taboo-240.avif'])
})

test('no picture flies back while another than the first is shown', () => {
  show(
    '<div class="gallery-well"><ul><li inert><img src="/box"></li><li><img src="/open"></li></ul></div>',
  )
  openList('/product/taboo')
  history.pushState(null, '', '/all-products')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(named()).toEqual([])
  show(card('taboo'))
  flight.land('/all-products')
  expect(named()).toEqual([])
})

test('a card out of view gets no transition name', () => {
  show(card('taboo'))
  for (const picture of document.images)
    picture.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 125)
  openList()
  tap('taboo')
  expect(named()).toEqual([])
})

test('no picture gets a transition name under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  show(card('taboo'))
  openList()
  tap('taboo')
  expect(named()).toEqual([])
})
