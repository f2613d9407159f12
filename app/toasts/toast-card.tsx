import { type PointerEvent, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { toastWords } from '#content/toasts.ts'
import { avoidControls } from './avoid-controls.ts'
import type { Toast } from './toasts.tsx'

const toneClass = {
  plain: 'toast',
  success: 'toast toast-success',
  destructive: 'toast toast-destructive',
} as const

/** Specification section 9. */
const SWIPE_PX = 20

export type ToastCardProps = {
  toast: Toast
  /** Fading out and inert. */
  isLeaving: boolean
  /** Called on mount and unmount. */
  onShown: () => void
  onDismiss: () => void
}

/** One message; a swipe right or down dismisses it. */
export function ToastCard({ toast, isLeaving, onShown, onDismiss }: ToastCardProps) {
  const { title, description, picture, tone = 'plain', action } = toast
  return (
    <li
      ref={(card) => followShown(card, onShown)}
      className={toneClass[tone]}
      inert={isLeaving}
      {...useSwipe(onDismiss)}
    >
      {picture !== undefined && (
        <div className="toast-picture">
          <Picture src={picture} alt="" />
        </div>
      )}
      <div className="toast-words">
        {/* Cut for the eye only: screen readers get the whole text. */}
        <p className="toast-title line-clamp-2">{title}</p>
        {description && <p className="toast-text line-clamp-4">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={({ detail }) => {
            // By keyboard: a dialog returns the focus to where it was, and this button is gone by then.
            if (detail === 0) onDismiss()
            action.onSelect()
            if (detail > 0) onDismiss()
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={toastWords.close}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

/**
 * Moves the toasts into the top layer, where popovers are supported. Called only when there is a toast: on page load,
 * it would make the browser restyle the whole page during startup.
 */
function showAbove(region: HTMLElement): void {
  if (region.popover === 'manual' || !('showPopover' in region)) return
  region.popover = 'manual'
  region.showPopover()
}

function followShown(card: HTMLElement | null, onShown: () => void) {
  const region = card?.closest<HTMLElement>('.toasts')
  if (region) showAbove(region)
  const stop = region && avoidControls(region)
  onShown()
  return () => {
    stop?.()
    onShown()
  }
}

/** The card follows the pointer along the dominant axis; released beyond the limit, it is dismissed. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number {
    const { x, y } = start.current ?? { x: clientX, y: clientY }
    const right = Math.max(0, clientX - x)
    const down = Math.max(0, clientY - y)
    currentTarget.style.setProperty('translate', right > down ? `${right}px` : `0 ${down}px`)
    return Math.max(right, down)
  }

  function release(event: PointerEvent<HTMLElement>): void {
    const isSwiped = drag(event) >= SWIPE_PX
    start.current = null
    if (isSwiped) onSwiped()
    else event.currentTarget.style.removeProperty('translate')
  }

  return {
    onPointerDown({ target, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (target instanceof Element && !target.closest('button'))
        start.current = { x: clientX, y: clientY }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) drag(event)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  }
}
