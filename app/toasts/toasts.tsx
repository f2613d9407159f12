import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { whenIdle } from '#app/browser/when-idle.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { CloseIcon } from '#app/ui/icons.tsx'
import { loadToaster, type ToasterType } from './load-toaster.ts'

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly tone?: 'plain' | 'success' | 'destructive'
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Raise = (toast: Toast) => void

/** Toasts raised before the code that draws them is here, oldest first. */
let waiting: Toast[] = []
let raise: Raise | null = null
let wake: () => unknown = () => {}

/** Shows a short message (specification section 9: at most 3 at once, 4 seconds each). Browser only. */
export function showToast(toast: Toast): void {
  if (raise) {
    raise(toast)
    return
  }
  waiting = [...waiting, toast]
  wake()
}

function startRaising(ready: Raise): void {
  raise = ready
  for (const toast of waiting) ready(toast)
  waiting = []
}

/** Specification section 9. */
const MOST_SHOWN = 3

/**
 * Place of the toasts. What draws them comes when the page rests, or with the first one; where it
 * cannot be fetched, that toast's words stand there until they are closed, and the next toast tries
 * again.
 */
export function Toasts() {
  const [Toaster, setToaster] = useState<ToasterType | null>(null)
  const [plain, setPlain] = useState<readonly string[]>([])

  // Joins the page to `showToast`, which is called from outside React.
  useEffect(() => {
    wake = () =>
      loadToaster().then(
        (loaded) => setToaster(() => loaded),
        () => {
          const texts = waiting.map(words)
          waiting = []
          setPlain((shown) => [...shown, ...texts].slice(-MOST_SHOWN))
        },
      )
    if (waiting.length > 0) wake()
    return () => {
      wake = () => {}
      raise = null
    }
  }, [])

  // Fetches the code while there is a network; a failure counts only when there is a toast.
  useEffect(() => whenIdle(() => void loadToaster().catch(() => undefined)), [])

  if (Toaster) return <Toaster onReady={startRaising} />
  if (plain.length === 0) return null
  return createPortal(
    <div role="alert" className="plain-toast toast">
      <p>{plain.join(' ')}</p>
      <IconButton label="Close" onClick={() => setPlain([])}>
        <CloseIcon />
      </IconButton>
    </div>,
    findTopLayer(),
  )
}

/** An open dialog is above everything and makes the rest of the page inert. */
export function findTopLayer(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
}

function words({ title, description }: Toast): string {
  return description ? `${title} – ${description}` : title
}
