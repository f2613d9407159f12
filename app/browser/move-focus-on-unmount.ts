/**
 * A `ref` callback for parts that unmount: if the part has the focus, moves it to the page, or in a dialog to the first
 * button, which also has it when the dialog opens.
 */
export function moveFocusOnUnmount(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const around = part.closest('dialog')?.querySelector('button') ?? document.querySelector('main')
    around?.focus({ preventScroll: true })
  }
}
