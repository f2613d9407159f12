import { type ComponentType, useEffect, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type Toast = {
  readonly title: string
  readonly description?: string
  readonly tone?: 'plain' | 'success' | 'destructive'
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export type Raise = (toast: Toast) => void

type ToasterType = ComponentType<{ onReady: (raise: Raise) => void }>

/** Toasts raised before the code that draws them is here, oldest first. */
let waiting: Toast[] = []
let raise: Raise | null = null
let wake: () => void = () => {}

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

/** Place of the toasts: draws nothing, and loads nothing, before the first one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ToasterType | null>(null)
  const [plain, setPlain] = useState<Toast | null>(null)

  // Joins the page to `showToast`, which is called from outside React.
  useEffect(() => {
    const load = () =>
      import('./toaster.tsx').then(
        (module) => setToaster(() => module.Toaster),
        // Offline, the drawing code cannot be fetched: the words are shown without it.
        () => setPlain(takeLastWaiting()),
      )
    wake = load
    if (waiting.length > 0) load()
    return () => {
      wake = () => {}
      raise = null
    }
  }, [])

  if (Toaster) return <Toaster onReady={startRaising} />
  return (
    <output className={classNames('plain-toast', plain && 'toast')}>{plain && words(plain)}</output>
  )
}

function takeLastWaiting(): Toast | null {
  const last = waiting.at(-1) ?? null
  waiting = []
  return last
}

function words({ title, description }: Toast): string {
  return description ? `${title}. ${description}` : title
}
