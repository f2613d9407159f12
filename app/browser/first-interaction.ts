import { mayFetchAhead } from './may-fetch-ahead.ts'

/** Signs that somebody uses the page. */
export const INTERACTION_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll']
/** Under data saver only interactions that need a response count. */
const DATA_SAVER_EVENTS = ['click', 'keydown', 'scroll']

let interaction: Promise<void> | undefined

/**
 * Resolves at the first sign that somebody uses the page: a touch, a key, a pointer move, focus, a scroll. Scripts that
 * nobody can need earlier load only then. On the server it resolves at once.
 */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (typeof window === 'undefined' || hasBegun()) return resolve()
    const end = new AbortController()
    end.signal.onabort = () => resolve()
    const options = { capture: true, signal: end.signal }
    for (const type of mayFetchAhead() ? INTERACTION_EVENTS : DATA_SAVER_EVENTS)
      addEventListener(type, (event) => isSynthetic(event) || end.abort(), options)
  })
  return interaction
}

/** The interaction may have come while the scripts were loading. */
const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/**
 * Browsers fire `pointermove` for a resting pointer when the layout under it has changed. Self-contained, since its text
 * is also written into the page.
 */
export const isSynthetic = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0
