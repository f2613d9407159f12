import { useEffect, useState } from 'react'
import { readStored, writeStoredText } from '#app/browser/browser-storage.ts'

/** Storage key of the time the offer was shown, in epoch milliseconds. */
const KEY = 'party-gully-exit-intent'

/** Specification section 9. The cookie policy tells shoppers. */
export const SUPPRESSED_MS = 24 * 60 * 60 * 1000

const readTime = (value: unknown) => (typeof value === 'number' ? value : null)

/** Whether the offer was shown within the last 24 hours. Ignores a future time: the clock was set back. */
export function wasShownLately(now: number): boolean {
  const shownAt = readStored(KEY, readTime)
  return shownAt !== null && shownAt <= now && now - shownAt < SUPPRESSED_MS
}

/**
 * Opens once when the pointer leaves through the top of the window while there is something in the
 * cart (specification section 4, Exit-intent dialog).
 */
export function useExitIntent(hasItems: boolean) {
  const [isOpen, setOpen] = useState(false)
  // Subscribes to the document: no element sees the pointer leave the window.
  useEffect(() => {
    if (!hasItems || isOpen) return
    const leave = (event: MouseEvent) => {
      const isThroughTop = event.clientY <= 0 && event.relatedTarget === null
      if (!isThroughTop || wasShownLately(Date.now()) || document.querySelector('dialog[open]'))
        return
      writeStoredText(KEY, JSON.stringify(Date.now()))
      setOpen(true)
    }
    document.addEventListener('mouseout', leave)
    return () => document.removeEventListener('mouseout', leave)
  }, [hasItems, isOpen])
  return { isOpen, close: () => setOpen(false) }
}
