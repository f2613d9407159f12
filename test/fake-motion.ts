import { vi } from 'vitest'

export type Motion = {
  readonly element: Element | null
  readonly frames: readonly Readonly<Record<string, unknown>>[]
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Fakes animations, which jsdom lacks: records them in order, and ends them all at once.
 * @returns those that started, and a function that ends them
 */
export function fakeMotion() {
  const motions: Motion[] = []
  const ended = Promise.withResolvers<void>()
  const note = (motion: Motion) => {
    motions.push(motion)
    return { finished: ended.promise }
  }
  const animate = function of(this: Element, frames: Motion['frames'], options: Motion['options']) {
    return note({ element: this, frames, options })
  }
  Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true })
  vi.stubGlobal(
    'KeyframeEffect',
    class {
      readonly motion: Motion
      constructor(element: Element | null, frames: Motion['frames'], options: Motion['options']) {
        this.motion = { element, frames, options }
      }
    },
  )
  vi.stubGlobal(
    'Animation',
    class {
      readonly finished = ended.promise
      readonly #motion: Motion
      constructor({ motion }: { motion: Motion }) {
        this.#motion = motion
      }
      play() {
        note(this.#motion)
      }
    },
  )
  return { motions, end: () => ended.resolve() }
}
