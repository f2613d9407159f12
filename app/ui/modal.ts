import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'

type DialogCommand = 'show-modal' | 'close'

/**
 * What a button needs to work on a dialog by its id: the browser's own command, which works before
 * the page's script does, and a press handler for browsers that know no commands. React passes the
 * attributes on; its types do not list them yet.
 */
export function dialogButton(dialogId: string, command: DialogCommand) {
  return {
    ...dialogCommand(dialogId, command),
    onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      if ('commandForElement' in currentTarget) return
      if (command === 'show-modal') openDialog(dialogId)
      else closeDialogAround(currentTarget)
    },
  }
}

/** Only the attributes of `dialogButton`, for buttons with a press handler of their own. */
export function dialogCommand(
  dialogId: string,
  command: DialogCommand,
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

/**
 * Keeps the page behind a dialog as wide as it was: while one is open the page has no scrollbar, and
 * `--scrollbar` is how wide that was. For the page's frame, because React does not hear of
 * `beforetoggle` on a dialog that the server drew.
 */
export function usePageWidth(): void {
  useEffect(() => {
    document.addEventListener('beforetoggle', noteScrollbar, true)
    return () => document.removeEventListener('beforetoggle', noteScrollbar, true)
  }, [])
}

function noteScrollbar(): void {
  if (document.querySelector('dialog[open]')) return
  const root = document.documentElement
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
}
