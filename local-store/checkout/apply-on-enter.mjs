// @ts-check

/*
 * Runs in the browser, served as it is here. Enter in the box of a code or gift card presses the button beside it, and
 * in any other field it no longer tries a refused code again: the store itself cannot tell where Enter was pressed.
 */

{
  const form = document.querySelector('form.checkout')
  form?.querySelector('button[value=enter]')?.setAttribute('value', 'next')
  form?.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    const button = event.target.closest('.code-entry')?.querySelector('button')
    if (!button) return
    event.preventDefault()
    button.click()
  })
}
