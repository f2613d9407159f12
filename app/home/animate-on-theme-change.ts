import { isInView } from '#app/ui/in-view.ts'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { heroScene } from '#merchant/hero-scene.ts'
import { type PictureCopy, paintCopy } from './hero-cuttings.ts'
import { breakDay, fallNight, HALF_CHANGED_MS, layStage } from './hero-stage.ts'

/**
 * Animates the hero when the theme changes while its picture is in view. The page and its picture change at once; the
 * animation is an overlay that is removed at its end. The hero's words and band keep the old theme until the overlay is
 * half faded, because the new picture may still be loading. Another theme change ends the animation.
 * @returns a function that stops it
 */
export function animateOnThemeChange(hero: HTMLElement): () => void {
  const scene = heroScene
  const end = new AbortController()
  const { signal } = end
  let animation = new AbortController()
  const stop = () => animation.abort()

  function onClick({ target }: Event) {
    if (!(target instanceof Element && target.closest('.theme-toggle'))) return
    stop()
    const picture = hero.querySelector('img')
    // A picture that failed to load is complete, but has no width.
    if (!scene || !picture?.complete || !picture.naturalWidth) return
    if (reducesMotion() || !isInView(picture)) return
    animation = new AbortController()
    const paint = () => paintCopy(hero, picture, scene)
    void playThemeChange(hero, picture, paint, animation.signal)
  }

  // Captures, to run before the theme changes.
  document.addEventListener('click', onClick, { capture: true, signal })
  window.addEventListener('resize', stop, { signal })
  return () => {
    stop()
    end.abort()
  }
}

async function playThemeChange(
  hero: HTMLElement,
  picture: HTMLImageElement,
  paint: () => PictureCopy,
  signal: AbortSignal,
) {
  const isDay = document.documentElement.dataset.theme === 'light'
  const before = paint()
  const stage = layStage(hero, before)
  hero.dataset.theme = isDay ? 'light' : 'dark'
  const followPage = () => hero.removeAttribute('data-theme')
  signal.addEventListener('abort', () => {
    stage.remove()
    followPage()
  })
  // Offline the hero keeps its previous look until the next theme change.
  if (!(await hasNext(picture, signal))) return
  const half = setTimeout(followPage, HALF_CHANGED_MS)
  signal.addEventListener('abort', () => clearTimeout(half))
  await (isDay ? fallNight(stage, paint()) : breakDay(stage, before))
  stage.remove()
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
