// @ts-check

/*
 * Runs in the browser after `renew-checkout.mjs`, served as it is here. Writes a card number in groups of four and an
 * expiry date with its slash, as they are printed on the card, while they are typed at their end. What is corrected
 * within them, taken away, or still being composed by a keyboard stays as it was typed.
 */

/** @type {Record<string, (typed: string) => string>} */
const formats = {
  cardNumber: (typed) =>
    /^[\d\s-]+$/.test(typed)
      ? typed.replaceAll(/\D/g, '').replaceAll(/\d{4}(?=\d)/g, '$& ')
      : typed,
  cardExpiry: (typed) => typed.replace(/^(\d\d)(\d{1,2})$/, '$1/$2'),
}

document.querySelector('form.checkout')?.addEventListener('input', (event) => {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || !Object.hasOwn(formats, field.name)) return
  const isTypedAtEnd = field.selectionEnd === field.value.length
  const isUnsettled =
    event instanceof InputEvent && (event.isComposing || event.inputType.startsWith('delete'))
  if (!isTypedAtEnd || isUnsettled) return
  field.value = formats[field.name]?.(field.value) ?? field.value
})
