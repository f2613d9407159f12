import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useId,
  useRef,
} from 'react'
import { type Bubble, createBubble } from './tooltip-bubble.ts'

export type TooltipWiring = { 'aria-describedby': string }

export type TooltipProps = {
  /** Say it elsewhere too: touch screens cannot hover. */
  text: ReactNode
  /** Renders the control; spread the wiring on it. */
  children: (wiring: TooltipWiring) => ReactNode
}

/**
 * Text shown when a control is hovered for a while or focused by keyboard. Escape or a click hides
 * it; hovering over the text itself keeps it open.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const bubble = useRef<Bubble>(null)
  const attach = useCallback((element: HTMLSpanElement) => {
    const made = createBubble(element)
    bubble.current = made
    return () => made.hide()
  }, [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the control inside it
    <span
      className="tip"
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') bubble.current?.showSoon()
      }}
      onPointerLeave={() => bubble.current?.hide()}
      onPointerDown={() => bubble.current?.hide()}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) bubble.current?.show()
      }}
      onBlur={() => bubble.current?.hide()}
    >
      {children({ 'aria-describedby': id })}
      <span ref={attach} id={id} role="tooltip" popover="manual" className="tip-bubble">
        <span className="tip-words">{text}</span>
      </span>
    </span>
  )
}
