import { isInView } from '#app/ui/in-view.ts'
import { movesPages } from '#app/ui/page-change.ts'

/** Of one picture at a time: with two of a name the browser skips the whole change. */
const NAME = 'game-picture'
/** Longer than any change of pages. */
const OVER_MS = 1000

type Flight = { readonly game: string; readonly source: string }

/**
 * The picture of a tapped card flies to its game's page, and back on Back: before a change of pages one picture is named
 * for the browser's view transition, and in the new page the same game's. With none in view, pages only fade.
 */
export function flyPictures() {
  const end = new AbortController()
  let shown = location.pathname
  let flight: Flight | null = null
  let lending: MutationObserver | null = null
  let timer = 0

  function takeOff(game: string, picture: HTMLElement | null) {
    clearTimeout(timer)
    const flying = picture && isInView(picture) && movesPages() ? picture : null
    prepareFlight(flying)
    flight = flying && { game, source: sourceOf(flying) }
  }

  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) takeOff(link.pathname, pictureOf(link.closest('.product-card')))
  }

  function onPop({ hasUAVisualTransition }: PopStateEvent) {
    const game = isGame(shown) ? shown : location.pathname
    // The browser may have moved the page already, under the shopper's finger.
    takeOff(game, hasUAVisualTransition ? null : findPicture(game, shown))
  }

  /** Call it when the page has changed and scrolled, before the change is shown. */
  function land(pathname: string) {
    if (pathname !== shown) lending?.disconnect()
    shown = pathname
    if (!flight) return
    const { game, source } = flight
    const goal = findPicture(game, pathname)
    flight = null
    namePicture(goal && isInView(goal) ? goal : null)
    if (pathname === game) lending = lendPicture(source)
    timer = window.setTimeout(prepareFlight, OVER_MS, null)
  }

  document.addEventListener('click', onClick, { capture: true, signal: end.signal })
  window.addEventListener('popstate', onPop, { signal: end.signal })
  return {
    land,
    stop() {
      end.abort()
      clearTimeout(timer)
      lending?.disconnect()
      prepareFlight(null)
    },
  }
}

let named: HTMLElement | null = null

function namePicture(picture: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name')
  picture?.style.setProperty('view-transition-name', NAME)
  named = picture
}

/**
 * Names the picture that flies, or ends its flight. The page below changes at once: its fading would take frames from the
 * flight on a slow phone.
 */
function prepareFlight(picture: HTMLElement | null): void {
  namePicture(picture)
  const { style } = document.documentElement
  if (picture) style.setProperty('view-transition-name', 'none')
  else style.removeProperty('view-transition-name')
}

const isGame = (path: string) => path.startsWith('/product/')

/** The game's picture in the page's gallery, which may still be loading, or on the first of its cards in view. */
function findPicture(game: string, page: string): HTMLElement | null {
  if (page === game)
    return document.querySelector<HTMLElement>(
      '.gallery-well :is(li:not([inert]) img, .skeleton-picture)',
    )
  const links = document.querySelectorAll<HTMLAnchorElement>('.product-card a')
  for (const link of links) {
    const picture = link.pathname === game && pictureOf(link.closest('.product-card'))
    if (picture && isInView(picture)) return picture
  }
  return null
}

function pictureOf(card: Element | null): HTMLElement | null {
  return card?.querySelector('img') ?? null
}

function sourceOf(picture: HTMLElement): string {
  return picture instanceof HTMLImageElement ? picture.currentSrc : ''
}

/** Shows the card's small picture in the gallery until the gallery's own has come, which may be after its game. */
function lendPicture(source: string): MutationObserver {
  const lend = () => {
    const picture = findPicture(location.pathname, location.pathname)
    if (picture instanceof HTMLImageElement) observer.disconnect()
    // The game came before the change was shown.
    if (named?.isConnected === false) namePicture(picture)
    if (picture) showBehind(picture, source)
  }
  const observer = new MutationObserver(lend)
  observer.observe(document.body, { childList: true, subtree: true })
  lend()
  return observer
}

function showBehind(picture: HTMLElement, source: string): void {
  if (picture instanceof HTMLImageElement && picture.complete) return
  picture.style.setProperty('background', `url(${JSON.stringify(source)}) center / cover`)
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true })
}
