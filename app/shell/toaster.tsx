import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as SonnerToaster, toast as sonnerToast } from 'sonner'
import 'sonner/dist/styles.css'
import { CloseIcon } from '#app/ui/icons.tsx'
import type { Raise, Toast } from './toasts.tsx'

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

/**
 * An open dialog is above everything and makes the rest of the page inert, so the toasts go into it
 * while it is open, and back when it closes.
 */
function placeHost(host: HTMLElement): void {
  const dialogs = document.querySelectorAll<HTMLDialogElement>('dialog[open]')
  const top = [...dialogs].at(-1)
  const place = top ?? document.body
  if (host.parentElement !== place) place.append(host)
  top?.addEventListener('close', () => placeHost(host), { once: true })
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
      mobileOffset={{ bottom: 'var(--toast-offset)' }}
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
