import type { Page } from '@playwright/test'

type MotionWatch = {
  /** Everything that has moved so far, without duplicates: element and duration. */
  readonly found: () => Promise<string[]>
}

declare global {
  interface Window {
    findMotion(): string[]
  }
}

/**
 * Records everything that moves longer than an instant; call before the first `goto`. It looks in each frame in which
 * something starts: one that looked in every frame would keep the browser busy while a page rests.
 */
export async function watchMotion(page: Page): Promise<MotionWatch> {
  await page.addInitScript(() => {
    const found = new Set<string>()
    const described = new Set(['offset', 'computedOffset', 'easing', 'composite', 'visibility'])
    const isVisibility = (frame: ComputedKeyframe) =>
      Object.keys(frame).every((key) => described.has(key))
    const describeMotion = (animation: Animation): string | null => {
      const length = Number(animation.effect?.getComputedTiming().activeDuration ?? 0)
      // A duration that is not in milliseconds follows the scroll position.
      if (length <= 1) return null
      const effect = animation.effect instanceof KeyframeEffect ? animation.effect : null
      const { target = null } = effect ?? {}
      // What only disappears does not move.
      if (effect?.getKeyframes().every(isVisibility)) return null
      return `${target?.localName ?? ''}.${target?.getAttribute('class') ?? ''} for ${length} ms`
    }
    const look = () => {
      for (const animation of document.getAnimations()) {
        const motion = describeMotion(animation)
        if (motion !== null) found.add(motion)
      }
      for (const video of document.querySelectorAll('video')) {
        // A clip in a dialog plays because somebody pressed Play.
        if (!video.paused && !video.closest('dialog')) found.add('a clip plays by itself')
      }
      const { scrollBehavior } = getComputedStyle(document.documentElement)
      if (scrollBehavior === 'smooth') found.add('the page scrolls smoothly')
    }
    let looksSoon = false
    const lookSoon = () => {
      if (looksSoon) return
      looksSoon = true
      requestAnimationFrame(() => {
        looksSoon = false
        look()
      })
    }
    for (const type of ['animationstart', 'transitionrun', 'play', 'scroll'])
      addEventListener(type, lookSoon, { capture: true })
    // What a script animates has no event.
    const { animate } = Element.prototype
    Element.prototype.animate = function (...motion) {
      lookSoon()
      return animate.apply(this, motion)
    }
    const { play } = Animation.prototype
    Animation.prototype.play = function () {
      lookSoon()
      play.apply(this)
    }
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function (...change) {
      found.add('a page changes in a transition')
      return startViewTransition.apply(this, change)
    }
    window.findMotion = () => {
      look()
      return [...found]
    }
  })
  return { found: () => page.evaluate(() => window.findMotion()) }
}
