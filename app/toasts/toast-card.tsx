import { type PointerEvent, useRef } from 'react'
import { CloseIcon } from '#app/ui/icons.tsx'
import { toastWords } from '#content/toasts.ts'
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
  /** It fades, and can no longer be pressed. */
  isLeaving: boolean
  /** Called when it is there to be read, and when it is gone. */
  onShown: () => void
  onDismiss: () => void
}

/** One message; a swipe to the right or downwards sends it away. */
export function ToastCard({ toast, isLeaving, onShown, onDismiss }: ToastCardProps) {
  const { title, description, tone = 'plain', action } = toast
  return (
    <li ref={onShown} className={toneClass[tone]} inert={isLeaving} {...useSwipe(onDismiss)}>
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <p className="toast-text">{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.onSelect()
            onDismiss()
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
        <CloseIcon />
      </button>
    </li>
  )
}

/** The card follows the pointer along the longer way; let go beyond the limit, it leaves. */
function useSwipe(onSwiped: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  function pull({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): number {
    const { x, y } = start.current ?? { x: clientX, y: clientY }
    const right = Math.max(0, clientX - x)
    const down = Math.max(0, clientY - y)
    currentTarget.style.setProperty('translate', right > down ? `${right}px` : `0 ${down}px`)
    return Math.max(right, down)
  }

  function letGo(event: PointerEvent<HTMLElement>): void {
    const isSwiped = pull(event) >= SWIPE_PX
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
      if (start.current) pull(event)
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
  }
}
