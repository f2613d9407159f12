import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type Bubble, createBubble } from './tooltip-bubble.ts'

export type TooltipWiring = { 'aria-describedby': string }

export type TooltipProps = {
  /** Never the only place that says it: fingers do not hover. */
  text: ReactNode
  /** The control it belongs to, with the wiring spread on it. */
  children: (wiring: TooltipWiring) => ReactNode
}

/**
 * Words over a control that is pointed at for a while, or reached by keyboard. Escape and a press
 * take them away; the pointer may rest on them.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const element = useRef<HTMLSpanElement>(null)
  const bubble = useRef<Bubble>(null)
  // The browser's popover and its timers live outside React.
  useEffect(() => {
    if (!element.current) return
    const made = createBubble(element.current)
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
      <span ref={element} id={id} role="tooltip" popover="manual" className="tip-bubble">
        <span className="tip-words">{text}</span>
      </span>
    </span>
  )
}
