// @ts-check

/*
 * Runs in the browser after `renew-checkout.mjs`, served as it is here. The page is not cached, so a reload, Back, or a
 * phone that closed the tab while another app was open would show the form as it was last sent. What is typed is kept
 * for this tab until the form is sent, and never the data of cards or gift cards.
 */
{
  const names = [
    ...['zip', 'city', 'province', 'address1', 'address2', 'firstName', 'lastName'],
    ...['email', 'phone', 'paymentMethod'],
  ]
  const key = `typed on ${location.pathname}`
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))
  let isSent = false

  const isReturn = () => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  }

  /** Not what the PIN code has filled in: the next page has that, perhaps for another PIN code. */
  function keep() {
    if (isSent) return
    const fields = new FormData(form)
    const typed = names.filter((name) => fields.get(name) !== fields.get(`filled-${name}`))
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(typed.map((name) => [name, fields.get(name)]))),
    )
  }

  /** Fills in one field. @returns the element that changes, or nothing */
  function fill(/** @type {string} */ name, /** @type {string | undefined} */ text) {
    /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */
    const elements = form.querySelectorAll(`[name="${name}"]`)
    for (const field of elements) {
      if (field.type === 'radio' && field instanceof HTMLInputElement) {
        if (field.value !== text || field.checked) continue
        field.checked = true
        return [field]
      }
      if (!text || field.value === text) continue
      field.value = text
      return [field]
    }
    return []
  }

  function restore() {
    if (!isReturn()) return
    const typed = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    // All are filled in before the first is announced: a PIN code sends them all.
    for (const field of names.flatMap((name) => fill(name, typed[name]))) {
      field.closest('.known')?.setAttribute('open', '')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }

  /** A browser may forbid storage: the form is then as it was sent. @param {() => void} use */
  const attempt = (use) => () => {
    try {
      use()
    } catch {
      // As without this script.
    }
  }

  attempt(restore)()
  addEventListener('pagehide', attempt(keep))
  document.addEventListener('visibilitychange', attempt(keep))
  form.addEventListener(
    'submit',
    attempt(() => {
      isSent = true
      sessionStorage.removeItem(key)
    }),
  )
  // Back to the same page, when what was sent has not arrived.
  addEventListener('pageshow', () => {
    isSent = false
  })
}
