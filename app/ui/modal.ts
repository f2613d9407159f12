import { type RefObject, useEffect, useRef } from 'react'

/**
 * Attributes of a button that works on a dialog by its id, before the page's script runs where the
 * browser knows invoker commands. React passes them on; its types do not list them yet.
 */
export function dialogCommand(
  dialogId: string,
  command: 'show-modal' | 'close',
): Readonly<Record<'command' | 'commandfor', string>> {
  return { command, commandfor: dialogId }
}

/** Opens the dialog with this id as a modal; an open one stays as it is. */
export function openDialog(dialogId: string): void {
  const dialog = document.getElementById(dialogId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Closes the dialog around an element, if there is one. */
export function closeDialogAround(element: Element): void {
  element.closest('dialog')?.close()
}

/**
 * Joins a `<dialog>` to a value: opens and closes it as `open` says. `undefined` leaves it to
 * commands and `openDialog`.
 */
export function useModal(open: boolean | undefined): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || open === undefined || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return ref
}
