import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'

type DialogCommand = 'show-modal' | 'close'

/**
 * Props for a button that opens or closes a dialog by id: the browser's `command`, which works before
 * the page's script does, and a click handler for browsers without it. React passes the attributes
 * on; its types do not list them yet.
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

/** Only the attributes of `dialogButton`, for buttons that have a click handler already. */
export function dialogCommand(
  dialogId: string,
  command: DialogCommand,
): Readonly<Record<'command' | 'commandfor', string>> {
  return { command, commandfor: dialogId }
}

/** Opens the dialog with this id as a modal; does nothing if it is open. */
export function openDialog(dialogId: string): void {
  const dialog = document.getElementById(dialogId)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** Closes the dialog around an element, if there is one. */
export function closeDialogAround(element: Element): void {
  element.closest('dialog')?.close()
}

/**
 * Opens and closes a `<dialog>` to match `open`. `undefined` leaves it to commands and `openDialog`.
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

/** Whether the dialog with this id is open, however it was opened; false on the server. */
export function useDialogOpen(dialogId: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener)
      const dialog = document.getElementById(dialogId)
      if (dialog) observer.observe(dialog, { attributeFilter: ['open'] })
      return () => observer.disconnect()
    },
    [dialogId],
  )
  const isOpen = () => document.getElementById(dialogId)?.hasAttribute('open') ?? false
  return useSyncExternalStore(follow, isOpen, () => false)
}

/**
 * Keeps the page behind a dialog from shifting: an open dialog removes the page's scrollbar, and
 * `--scrollbar` holds its width. Used on the page's frame because React misses `beforetoggle` on a
 * server-rendered dialog.
 */
export function usePageWidth(): void {
  useEffect(() => {
    document.addEventListener('beforetoggle', noteScrollbar, true)
    return () => document.removeEventListener('beforetoggle', noteScrollbar, true)
  }, [])
}

function noteScrollbar({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || document.querySelector('dialog[open]')) return
  const { style, clientWidth } = document.documentElement
  const width = `${window.innerWidth - clientWidth}px`
  // Setting even the same value makes the browser restyle the whole page.
  if (style.getPropertyValue('--scrollbar') !== width) style.setProperty('--scrollbar', width)
}
