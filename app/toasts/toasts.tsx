import { type FocusEvent, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { toastWords } from '#content/toasts.ts'
import { type Countdown, createCountdown } from './countdown.ts'

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly tone?: 'plain' | 'success' | 'destructive'
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

type Entry = Toast & {
  readonly id: number
  readonly isLeaving: boolean
  readonly countdown: Countdown
}

const ToastCard = lazyPart(async () => (await import('./toast-card.tsx')).ToastCard)

/** Specification section 9, library defaults. */
const MOST_SHOWN = 3
const LIFETIME_MS = 4000
/** As long as a leaving `.toast` fades (toasts.css). */
const FADE_MS = 200

const none: readonly Entry[] = []
let entries = none
let lastId = 0
let isPointedAt = false
const listeners = new Set<() => void>()

/** Shows a short message: at most 3 at once, 4 seconds each. Browser only. */
export function showToast(toast: Toast): void {
  lastId += 1
  const id = lastId
  const countdown = createCountdown(LIFETIME_MS, () => dismiss(id))
  change([...entries, { ...toast, id, isLeaving: false, countdown }].slice(-MOST_SHOWN))
}

function dismiss(id: number): void {
  change(entries.map((entry) => (entry.id === id ? { ...entry, isLeaving: true } : entry)))
  setTimeout(() => change(entries.filter((entry) => entry.id !== id)), FADE_MS)
}

function change(next: readonly Entry[]): void {
  entries = next
  // No event says that the pointer left something that is gone.
  if (entries.length === 0) isPointedAt = false
  for (const listener of listeners) listener()
}

/** The clock stands while a toast is pointed at or focused, and while the page is hidden. */
function keepTime(): void {
  const isFocused = document.activeElement?.closest('.toasts')
  const isHeld = isPointedAt || isFocused || document.hidden
  for (const { countdown } of entries) {
    if (isHeld) countdown.hold()
    else countdown.run()
  }
}

function setPointedAt(isPointed: boolean): void {
  isPointedAt = isPointed
  keepTime()
}

/** Alt+T leads the keyboard to the toasts from anywhere on the page. */
function focusToasts({ altKey, code }: KeyboardEvent): void {
  if (altKey && code === 'KeyT') document.querySelector<HTMLElement>('.toasts button')?.focus()
}

function follow(listener: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  listeners.add(listener)
  document.addEventListener('visibilitychange', keepTime, { signal })
  document.addEventListener('keydown', focusToasts, { signal })
  // The events of a dialog, which do not bubble.
  document.addEventListener('toggle', listener, { signal, capture: true })
  document.addEventListener('close', listener, { signal, capture: true })
  return () => {
    listeners.delete(listener)
    end.abort()
  }
}

/** An open dialog is above everything and makes the rest of the page inert. */
function findTopLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}

/** Puts the toasts above whatever is open. Browsers without popovers show them where they are. */
function showAbove(region: HTMLElement | null): void {
  if (!region || !('showPopover' in region)) return
  region.popover = 'manual'
  region.showPopover()
}

/**
 * The corner where toasts appear: in the dialog that is open, else in the page. It is there before
 * the first toast, because screen readers tell only what changes in a region they know.
 */
export function Toasts() {
  const shown = useSyncExternalStore(
    follow,
    () => entries,
    () => none,
  )
  const layer = useSyncExternalStore(follow, findTopLayer, () => null)
  const cameFrom = useRef<EventTarget | null>(null)

  function enter({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    cameFrom.current = relatedTarget
    keepTime()
  }

  function leave(id: number): void {
    if (document.activeElement?.closest('.toasts') && cameFrom.current instanceof HTMLElement)
      cameFrom.current.focus()
    dismiss(id)
  }

  if (layer === null) return null
  return createPortal(
    <section
      ref={showAbove}
      className="toasts"
      aria-label={toastWords.region}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={enter}
      onBlur={() => queueMicrotask(keepTime)}
    >
      <ol className="toast-list">
        {shown.map(({ id, isLeaving, countdown: _, ...toast }) => (
          <ToastCard
            key={id}
            toast={toast}
            isLeaving={isLeaving}
            onShown={keepTime}
            onDismiss={() => leave(id)}
          />
        ))}
      </ol>
    </section>,
    layer,
  )
}
