import { mayFetchAhead } from './may-fetch-ahead.ts'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
/** Under data saver only what needs an answer counts. */
const ASKING_SIGNS = ['click', 'keydown', 'scroll']

let interaction: Promise<void> | undefined

/**
 * Resolves at the first sign that somebody uses the page: a touch, a key, a move of the pointer, focus, a scroll. What
 * nobody can need before stays off the line until then. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (typeof window === 'undefined' || hasBegun()) resolve()
    else
      for (const sign of mayFetchAhead() ? SIGNS : ASKING_SIGNS)
        addEventListener(sign, (event) => isMadeUp(event) || resolve(), { capture: true })
  })
  return interaction
}

/** While the scripts were on their way. */
const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/** Browsers make up a move of the resting pointer when the layout under it has changed. */
const isMadeUp = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0
