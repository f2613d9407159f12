import { mayFetchAhead } from './may-fetch-ahead.ts'

const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
/** Under data saver only interactions that need a response count. */
const DATA_SAVER_EVENTS = ['click', 'keydown', 'scroll']

let interaction: Promise<void> | undefined

/**
 * Resolves at the first sign that somebody uses the page: a touch, a key, a pointer move, focus, a scroll. Scripts that
 * nobody can need earlier load only then. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (typeof window === 'undefined' || hasBegun()) resolve()
    else
      for (const type of mayFetchAhead() ? EVENTS : DATA_SAVER_EVENTS)
        addEventListener(type, (event) => isSynthetic(event) || resolve(), { capture: true })
  })
  return interaction
}

/** The interaction may have come while the scripts were loading. */
const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/** Browsers fire `pointermove` for a resting pointer when the layout under it has changed. */
const isSynthetic = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0
