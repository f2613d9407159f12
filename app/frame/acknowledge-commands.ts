import { reducesMotion } from '#app/ui/reduces-motion.ts'

const FADE_MS = 250

/**
 * A dialog that opens or closes makes the browser restyle the whole page, which takes a slow phone a tenth of a second or
 * more. So the tap is acknowledged first: the button fades in again, a closing dialog moves off (ui/dialog.css), both on
 * the compositor, and the button's command is carried out in the task after that frame.
 * @returns a function that stops it
 */
export function acknowledgeCommands(): () => void {
  const end = new AbortController()

  function onCommand(event: Event & Partial<Pick<CommandEvent, 'command' | 'source'>>) {
    const { target: dialog, source, command } = event
    if (!(dialog instanceof HTMLDialogElement)) return
    if (command !== 'show-modal' && command !== 'close') return
    event.preventDefault()
    if (!reducesMotion()) source?.animate({ opacity: [0.5, 1] }, FADE_MS)
    dialog.toggleAttribute('data-closing', command === 'close')
    requestAnimationFrame(() => setTimeout(carryOut, 0, dialog, command))
  }

  // A command event does not bubble.
  document.addEventListener('command', onCommand, { capture: true, signal: end.signal })
  return () => end.abort()
}

/** The page may have changed since, and a dialog that has left it cannot be opened. */
function carryOut(dialog: HTMLDialogElement, command: 'show-modal' | 'close'): void {
  if (command === 'close') dialog.close()
  else if (dialog.isConnected && !dialog.open) dialog.showModal()
  dialog.removeAttribute('data-closing')
}
