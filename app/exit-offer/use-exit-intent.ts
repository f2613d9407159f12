import { useEffect, useState } from 'react'
import { noteShown, wasShownLately } from './last-shown.ts'

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
      noteShown(Date.now())
      setOpen(true)
    }
    document.addEventListener('mouseout', leave)
    return () => document.removeEventListener('mouseout', leave)
  }, [hasItems, isOpen])
  return { isOpen, close: () => setOpen(false) }
}
