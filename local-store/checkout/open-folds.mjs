// @ts-check

/*
 * Runs in the browser after `renew-checkout.mjs`, served as it is here. Opens what is folded where that saves a tap, and
 * says where the focus is then.
 */

{
  const form = document.querySelector('form.checkout')
  // Where the order's summary is folded (`styles/summary.css`), and says "Have a code?", the boxes for codes are in it.
  if (innerWidth < 900) form?.querySelector('.code-fold')?.setAttribute('open', '')
  // The lines of what is known go when their form opens, and the focus with them. An answer opens the payment methods
  // as well, and leaves the focus where the shopper types.
  form
    ?.querySelector('.address')
    ?.addEventListener('toggle', () => document.getElementById('zip')?.focus())
  form?.addEventListener('click', ({ target }) => {
    const methods =
      target instanceof Element ? target.closest('.method > summary')?.parentElement : null
    /** @type {HTMLElement | null | undefined} */
    const chosen = methods?.querySelector('input:checked')
    methods?.addEventListener('toggle', () => chosen?.focus(), { once: true })
  })
  // Fields that the browser has filled again are not those of the lines.
  addEventListener('pageshow', () => {
    for (const box of form?.querySelectorAll('input') ?? [])
      if (box.value !== box.defaultValue || box.checked !== box.defaultChecked)
        box.closest('.known')?.setAttribute('open', '')
  })
}
