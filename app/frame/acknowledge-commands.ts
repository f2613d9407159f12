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
    const { target, source, command } = event
    if (!(target instanceof HTMLDialogElement)) return
    event.preventDefault()
    if (!reducesMotion()) source?.animate({ opacity: [0.5, 1] }, FADE_MS)
    target.toggleAttribute('data-closing', command === 'close')
    requestAnimationFrame(() => setTimeout(carryOut, 0, target, command))
  }

  // A command event does not bubble.
  document.addEventListener('command', onCommand, { capture: true, signal: end.signal })
  return () => end.abort()
}

function carryOut(dialog: HTMLDialogElement, command?: string): void {
  if (command === 'close') dialog.close()
  else if (!dialog.open) dialog.showModal()
  dialog.removeAttribute('data-closing')
}
