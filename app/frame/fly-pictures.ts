import { isInView } from '#app/ui/is-in-view.ts'
import { usesPageTransitions } from '#app/ui/page-transitions.ts'

/** Set on one picture at a time: the browser skips a view transition in which two elements share a name. */
const NAME = 'game-picture'
/** Longer than any view transition, in milliseconds. */
const OVER_MS = 1000

type Flight = { readonly game: string; readonly source: string }

/**
 * Flies the picture of a tapped card to its game's page, and back on Back: sets `view-transition-name` on one picture
 * before the navigation, and on the same game's picture in the new page. With none in view, pages only fade.
 */
export function flyPictures() {
  const end = new AbortController()
  let shown = location.pathname
  let flight: Flight | null = null
  let waiting: MutationObserver | null = null
  let timer = 0

  function takeOff(game: string, picture: HTMLElement | null) {
    clearTimeout(timer)
    const flying = picture && isInView(picture) && usesPageTransitions() ? picture : null
    prepareFlight(flying)
    flight = flying && { game, source: sourceOf(flying) }
  }

  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) takeOff(link.pathname, pictureOf(link.closest('.product-card')))
  }

  function onPop({ hasUAVisualTransition }: PopStateEvent) {
    const game = isGame(shown) ? shown : location.pathname
    // On a swipe the browser may have animated the page already.
    takeOff(game, hasUAVisualTransition ? null : findPicture(game, shown))
  }

  /** Call it after the page has changed and scrolled, before the browser captures it for the view transition. */
  function land(pathname: string) {
    if (pathname !== shown) waiting?.disconnect()
    shown = pathname
    if (!flight) return
    const { game, source } = flight
    const goal = findPicture(game, pathname)
    flight = null
    namePicture(goal && isInView(goal) ? goal : null)
    if (pathname === game) waiting = showUntilLoaded(source)
    timer = window.setTimeout(prepareFlight, OVER_MS, null)
  }

  document.addEventListener('click', onClick, { capture: true, signal: end.signal })
  window.addEventListener('popstate', onPop, { signal: end.signal })
  return {
    land,
    stop() {
      end.abort()
      clearTimeout(timer)
      waiting?.disconnect()
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
 * Names the picture that flies; with null, ends the flight. During a flight the rest of the page changes at once: a
 * fade would cost the flight frames on a slow phone.
 */
function prepareFlight(picture: HTMLElement | null): void {
  namePicture(picture)
  const { style } = document.documentElement
  if (picture) style.setProperty('view-transition-name', 'none')
  else style.removeProperty('view-transition-name')
}

const isGame = (path: string) => path.startsWith('/product/')

/**
 * The game's picture: in the gallery of its page, which may still be loading, elsewhere on its first card in view. In the
 * gallery only the first picture: it is the card's, and any other would blur into it.
 */
function findPicture(game: string, page: string): HTMLElement | null {
  if (page === game)
    return document.querySelector<HTMLElement>(
      '.gallery-well :is(li:first-child:not([inert]) img, .skeleton-picture)',
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

/** Shows the card's small picture in the gallery until the gallery's picture loads, which may be after the data. */
function showUntilLoaded(source: string): MutationObserver {
  const show = () => {
    const picture = findPicture(location.pathname, location.pathname)
    if (picture instanceof HTMLImageElement) observer.disconnect()
    // The game's data replaced the skeleton before the browser captured the page.
    if (named?.isConnected === false) namePicture(picture)
    if (picture) showBehind(picture, source)
  }
  const observer = new MutationObserver(show)
  observer.observe(document.body, { childList: true, subtree: true })
  show()
  return observer
}

function showBehind(picture: HTMLElement, source: string): void {
  if (picture instanceof HTMLImageElement && picture.complete) return
  picture.style.setProperty('background', `url(${JSON.stringify(source)}) center / cover`)
  picture.addEventListener('load', () => picture.style.removeProperty('background'), { once: true })
}
