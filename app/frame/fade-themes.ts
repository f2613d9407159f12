import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { followTheme } from './theme.ts'

/** The style sheet's `--short`. */
const FADE_MS = 200

/**
 * Covers the page, which changes to another theme in one frame, with the colour that it had, and takes that away: for
 * the eye only. A view transition, which captures the page first, showed the new theme up to 0.3 s later on a slow phone
 * (decision 32).
 * @returns a function that ends it
 */
export function fadeThemes(): () => void {
  let before = getGround()
  return followTheme(() => {
    const background = before
    before = getGround()
    // The hero covers itself where it animates.
    const isCovered = document.querySelector('.hero-theme-animation') !== null
    if (before !== background && !isCovered && !reducesMotion()) fadeFrom(background)
  })
}

const getGround = () => getComputedStyle(document.documentElement).backgroundColor

function fadeFrom(background: string): void {
  const veil = document.createElement('div')
  veil.style.cssText = `position:fixed;inset:0;z-index:var(--layer-toast);pointer-events:none;background:${background}`
  document.body.append(veil)
  void veil.animate({ opacity: [0.25, 0] }, FADE_MS).finished.then(() => veil.remove())
}
