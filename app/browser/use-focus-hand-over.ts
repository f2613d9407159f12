import { type RefObject, useLayoutEffect } from 'react'

/** Hands the keyboard to the page when a part of it goes while the keyboard is in there. */
export function useFocusHandOver(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [part])
}
