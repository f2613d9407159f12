/** A `ref` callback for parts that unmount: moves focus to the page if the part had it. */
export function moveFocusOnUnmount(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
