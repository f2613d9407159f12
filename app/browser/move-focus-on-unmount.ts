/**
 * A `ref` callback for parts that unmount: moves focus to the page if the part had it, in a dialog to its first button, where
 * it is as well when the dialog opens.
 */
export function moveFocusOnUnmount(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const around = part.closest('dialog')?.querySelector('button') ?? document.querySelector('main')
    around?.focus({ preventScroll: true })
  }
}
