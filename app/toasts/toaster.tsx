import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'
import { CloseIcon } from '#app/ui/icons.tsx'
import { findTopLayer, type Raise, type Toast } from './toasts.tsx'

const toneClass = {
  plain: 'toast',
  success: 'toast toast-success',
  destructive: 'toast toast-destructive',
} as const

function raiseToast({ title, description, tone = 'plain', action }: Toast): void {
  sonnerToast(title, {
    description,
    className: toneClass[tone],
    action: action ? { label: action.label, onClick: action.onSelect } : undefined,
  })
}

/** Toasts go into a dialog while it is open, and back when it closes. */
function placeHost(host: HTMLElement): void {
  const place = findTopLayer()
  if (host.parentElement !== place) place.append(host)
  place.addEventListener('close', () => placeHost(host), { once: true })
}

/** Draws the toasts. Calls `onReady` once it can take them. */
export function Toaster({ onReady }: { onReady: (raise: Raise) => void }) {
  const [host] = useState(() => document.createElement('div'))

  // Joins the toasts to the document's own layers.
  useEffect(() => {
    placeHost(host)
    onReady((toast) => {
      placeHost(host)
      raiseToast(toast)
    })
    return () => host.remove()
  }, [host, onReady])

  return createPortal(
    <SonnerToaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      closeButton
      icons={{ close: <CloseIcon /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          content: 'toast-words',
          title: 'toast-title',
          description: 'toast-text',
          actionButton: 'toast-action',
          closeButton: 'toast-close',
        },
      }}
    />,
    host,
  )
}
