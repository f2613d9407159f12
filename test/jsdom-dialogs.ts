/**
 * Adds the methods of `<dialog>` that jsdom lacks: they set `open` and send `close`. Nothing is animated. For tests with
 * `@vitest-environment jsdom`.
 */
export function polyfillDialogs(): void {
  Element.prototype.getAnimations ??= () => []
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}
