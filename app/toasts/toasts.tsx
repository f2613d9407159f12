import { type FocusEvent, useDeferredValue, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { loadStyles } from '#app/browser/load-styles.ts'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { toastWords } from '#content/toasts.ts'
import { type Countdown, createCountdown } from './countdown.ts'
import stylesheet from './toasts.css?url'

export type Toast = {
  readonly title: string
  readonly description?: string
  /** URL of a small picture; null draws the shop's label. */
  readonly picture?: string | null
  readonly tone?: 'plain' | 'success' | 'destructive'
  /** Replaces a toast about the same thing: what it says is no longer news. By default it is about its words. */
  readonly topic?: string
  readonly action?: {
    readonly label: string
    readonly onSelect: () => void
    /** The action opens a dialog, which makes the toast redundant while it is open. */
    readonly opensDialog?: boolean
  }
}

type Entry = Toast & {
  readonly id: number
  readonly isLeaving: boolean
  readonly countdown: Countdown
}

const ToastCard = lazyPart(async () => {
  const [part] = await Promise.all([import('./toast-card.tsx'), loadStyles(stylesheet)])
  return part.ToastCard
})

/** Specification section 9, library defaults. */
const MAX_SHOWN = 3
const LIFETIME_MS = 4000
/** Duration of the fade in toasts.css. */
const FADE_MS = 200

const NO_ENTRIES: readonly Entry[] = []
let entries = NO_ENTRIES
let lastId = 0
let isPointedAt = false
const listeners = new Set<() => void>()

/**
 * Shows a short message: at most 3 at a time, 4 seconds each. Browser only.
 * @returns takes the message away before its time
 */
export function showToast(toast: Toast): () => void {
  lastId += 1
  const id = lastId
  const countdown = createCountdown(LIFETIME_MS, () => dismiss(id))
  const topic = toast.topic ?? toast.title + toast.description
  const others = entries.filter((entry) => entry.topic !== topic)
  change([...others, { ...toast, topic, id, isLeaving: false, countdown }].slice(-MAX_SHOWN))
  return () => dismiss(id)
}

function dismiss(id: number): void {
  change(entries.map((entry) => (entry.id === id ? { ...entry, isLeaving: true } : entry)))
  setTimeout(() => change(entries.filter((entry) => entry.id !== id)), FADE_MS)
}

function change(next: readonly Entry[]): void {
  entries = next
  // Removing an element fires no `pointerleave`.
  if (entries.length === 0) isPointedAt = false
  for (const listener of listeners) listener()
}

/** Pauses while the pointer or focus is in the toasts, and while the page is hidden. */
function updateCountdowns(): void {
  const isFocused = document.activeElement?.closest('.toasts')
  const isPaused = isPointedAt || isFocused || document.hidden
  for (const { countdown } of entries) {
    if (isPaused) countdown.pause()
    else countdown.run()
  }
}

function setPointedAt(isPointed: boolean): void {
  isPointedAt = isPointed
  updateCountdowns()
}

/** Alt+T focuses the toasts from anywhere on the page. */
function focusToasts({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === 'KeyT') document.querySelector<HTMLElement>('.toasts button')?.focus()
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  listeners.add(listener)
  document.addEventListener('visibilitychange', updateCountdowns, { signal })
  document.addEventListener('keydown', focusToasts, { signal })
  // Dialog events do not bubble.
  document.addEventListener('toggle', listener, { signal, capture: true })
  document.addEventListener('close', listener, { signal, capture: true })
  return () => {
    listeners.delete(listener)
    controller.abort()
  }
}

/** An open dialog covers the page and makes the rest of it inert. */
function findTopLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}

const isShownIn =
  (layer: Element) =>
  ({ action }: Toast) =>
    layer === document.body || !action?.opensDialog

/**
 * The live region of toasts, inside an open dialog or else the page. Rendered before the first toast,
 * because screen readers announce only changes of an existing region.
 */
export function Toasts() {
  const newest = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NO_ENTRIES,
  )
  // A toast takes a slow phone a tenth of a second: what was tapped may show its answer first.
  const shown = useDeferredValue(newest)
  const layer = useSyncExternalStore(subscribe, findTopLayer, () => null)
  const previousFocus = useRef<EventTarget | null>(null)

  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    previousFocus.current = relatedTarget
    updateCountdowns()
  }

  function leave(id: number): void {
    if (document.activeElement?.closest('.toasts') && previousFocus.current instanceof HTMLElement)
      previousFocus.current.focus()
    dismiss(id)
  }

  if (layer === null) return null
  return createPortal(
    <section
      className="toasts"
      aria-label={toastWords.region}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => queueMicrotask(updateCountdowns)}
    >
      <ol className="toast-list">
        {shown.filter(isShownIn(layer)).map(({ id, isLeaving, countdown: _, ...toast }) => (
          <ToastCard
            key={id}
            toast={toast}
            isLeaving={isLeaving}
            onShown={updateCountdowns}
            onDismiss={() => leave(id)}
          />
        ))}
      </ol>
    </section>,
    layer,
  )
}
