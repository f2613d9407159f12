// @ts-check

import { findCardErrors } from './find-card-errors.mjs'
import { countErrors } from './renew-checkout.mjs'

/*
 * Runs in the browser before `hold-offline.mjs`. No page shows a card again, so one with a wrong digit would have to be
 * typed anew: it is not sent, and its fields say what is wrong. If another field is empty, the store says all at once. What
 * else may be wrong in one only the store knows, and then the card is typed again.
 */
{
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))

  /** @param {string} name */
  const fieldOf = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name))

  const isMoreMissing = () =>
    [...form.querySelectorAll('input, select')].some(
      (field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
        !field.name.startsWith('card') &&
        field.validity.valueMissing,
    )

  /** The store reads those of India's scripts. @param {HTMLInputElement} field */
  const hasOtherDigits = (field) => /[^\0-\x7f]/.test(field.value)

  /** @param {HTMLInputElement} field @param {string} text */
  const mark = (field, text) => {
    if (field.getAttribute('aria-invalid') === 'true') return
    const error = document.createElement('p')
    error.className = 'error'
    error.id = `${field.id}-error`
    error.innerHTML = '<span class="visually-hidden">Error: </span>'
    error.append(text)
    field.after(error)
    field.setAttribute('aria-invalid', 'true')
    field.setAttribute('aria-describedby', error.id)
  }

  form.addEventListener('submit', (event) => {
    // Enter presses the first button (`apply-on-enter.mjs`).
    const isPaying = ['pay', 'next'].includes(event.submitter?.getAttribute('value') ?? '')
    const isCard = form.querySelector('[name=paymentMethod][value=card]:checked') !== null
    if (!isPaying || !isCard) return
    // The store's time: a phone's clock may be years ahead, and its cards would all have expired.
    const now = new Date(form.dataset.now ?? 0)
    const wrong = Object.entries(findCardErrors((name) => fieldOf(name).value, now))
    const [first] = wrong
    if (!first || isMoreMissing() || wrong.some(([name]) => hasOtherDigits(fieldOf(name)))) return
    event.preventDefault()
    event.stopImmediatePropagation()
    for (const [name, text] of wrong) mark(fieldOf(name), text)
    countErrors()
    fieldOf(first[0]).focus()
  })
}
