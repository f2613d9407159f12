import { isInView } from '#app/ui/is-in-view.ts'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { type HeroScene, heroScene } from '#merchant/hero-scene.ts'
import { paintCopy } from './hero-cuttings.ts'
import { breakDay, fallNight, layStage } from './hero-stage.ts'

type Parts = {
  readonly hero: HTMLElement
  /** The shown picture. */
  readonly picture: HTMLImageElement
  readonly scene: HeroScene
  /** The other theme's picture, which may still be loading. */
  readonly next: HTMLImageElement | null
}

/**
 * Animates the hero when the theme changes while its picture is in view. The whole page changes in one frame: the
 * picture of the other theme is loaded beforehand and painted over the hero, and only sun, moon and windows move on it.
 * As long as that picture has not loaded, the whole hero keeps the old theme. Another theme change ends the animation.
 * @returns a function that stops it
 */
export function animateOnThemeChange(hero: HTMLElement): () => void {
  const scene = heroScene
  const picture = hero.querySelector('img')
  if (!scene || !picture) return () => undefined
  const end = new AbortController()
  const { signal } = end
  let animation = new AbortController()
  const stop = () => animation.abort()
  let next = loadNext(picture)

  function onClick({ target }: Event) {
    if (!(target instanceof Element && target.closest('.theme-toggle'))) return
    stop()
    if (!scene || !isLoaded(picture) || reducesMotion() || !isInView(picture)) return
    animation = new AbortController()
    void playThemeChange({ hero, picture, scene, next }, animation.signal)
    next = null
  }

  function onLoad({ target }: Event) {
    if (target instanceof HTMLImageElement) next = loadNext(target)
  }

  // After a theme change, or on another layout, the other picture is another.
  picture.addEventListener('load', onLoad, { signal })
  // Captures, to run before the theme changes.
  document.addEventListener('click', onClick, { capture: true, signal })
  window.addEventListener('resize', stop, { signal })
  return () => {
    stop()
    end.abort()
  }
}

/** Loads the picture of the other theme, in the layout of the shown one; null where nothing will move. */
function loadNext(picture: HTMLImageElement): HTMLImageElement | null {
  const twin = picture.parentElement?.cloneNode(true)
  if (!(twin instanceof HTMLPictureElement) || reducesMotion()) return null
  // The other way round than `choosePictures` does.
  const media = isDay() ? '(max-width: 0)' : '(min-width: 0)'
  for (const source of twin.querySelectorAll<HTMLSourceElement>('source[data-light]'))
    source.media = source.media.replace(/\([^)]*\)/, media)
  const image = twin.querySelector('img')
  if (image) image.fetchPriority = 'low'
  return image
}

async function playThemeChange({ hero, picture, scene, next }: Parts, signal: AbortSignal) {
  const paint = (drawn = picture) => paintCopy(hero, picture, scene, drawn)
  const isLoading = hasNext(picture, signal)
  const after = isLoaded(next) && paint(next)
  const stage = layStage(hero, after || paint())
  const clear = () => {
    stage.remove()
    hero.removeAttribute('data-theme')
  }
  signal.addEventListener('abort', clear)
  if (!after) hero.dataset.theme = isDay() ? 'light' : 'dark'
  else await (isDay() ? fallNight(stage, after) : breakDay(stage, paint()))
  // Offline the hero keeps its previous look until the next theme change.
  if (await isLoading) clear()
}

const isDay = () => document.documentElement.dataset.theme === 'light'

/** A picture that failed to load is complete, but has no width. */
function isLoaded(picture: HTMLImageElement | null): picture is HTMLImageElement {
  return picture?.complete === true && picture.naturalWidth > 0
}

/** Waits for the other theme's picture. @returns whether it can be painted and the animation was not aborted */
async function hasNext(picture: HTMLImageElement, signal: AbortSignal): Promise<boolean> {
  await new Promise((resolve) => {
    picture.addEventListener('load', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve)
  })
  const isDecoded = await picture.decode().then(
    () => true,
    () => false,
  )
  return isDecoded && !signal.aborted
}
