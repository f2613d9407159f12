// @ts-check

/*
 * Runs in the browser before `renew-checkout.mjs`, served as it is here. The page is not cached, so a reload, Back, or a
 * phone that closed the tab while another app was open would show the form as it was last sent. What is typed is kept
 * until the tab is closed, as on the shop's own page, and never the data of cards or gift cards.
 */
{
  const names = [
    ...['zip', 'city', 'province', 'address1', 'address2', 'firstName', 'lastName'],
    ...['email', 'phone', 'paymentMethod', 'upiId'],
  ]
  const key = `typed on ${location.pathname}`
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))
  // Inputs, the list of states, and the group of payment methods, which all have a value.
  const find = (/** @type {string} */ name) =>
    /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name))

  const isReturn = () => {
    const [visit] = performance.getEntriesByType('navigation')
    return visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate'
  }

  const restore = () => {
    const typed = JSON.parse((isReturn() && sessionStorage.getItem(key)) || '{}')
    for (const name of names) {
      const field = find(name)
      if (field !== null && typeof typed[name] === 'string') field.value = typed[name]
    }
  }

  const keep = () => {
    const typed = Object.fromEntries(names.map((name) => [name, find(name)?.value]))
    sessionStorage.setItem(key, JSON.stringify(typed))
  }

  try {
    restore()
    addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
  } catch {
    // A browser that forbids storage: the form is as it was sent.
  }
}
