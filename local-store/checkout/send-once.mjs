// @ts-check

/*
 * Runs in the browser after `hold-offline.mjs`, served as it is here. With a slow store, nothing in the page would say that
 * a button was pressed, and each further press would drop the request that is under way, and wait anew.
 */
{
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))
  const PATIENCE_MS = 10_000
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting

  function free() {
    clearTimeout(waiting)
    waiting = undefined
    form.classList.remove('is-sent')
  }

  form.addEventListener('submit', (event) => {
    if (waiting === undefined) {
      form.classList.add('is-sent')
      // The request may have been stopped, which no event tells.
      waiting = setTimeout(free, PATIENCE_MS)
    } else {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  })
  // Who goes on typing may have stopped it.
  form.addEventListener('input', free)
  addEventListener('pageshow', free)
}
