// @ts-check

/*
 * Runs in the browser before `keep-typed.mjs`, served as it is here. A form sent without a network ends on the browser's
 * own page, where nobody knows whether something was ordered, and what was typed is lost. So it is not sent, and the page
 * says that.
 */
{
  const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))
  const PATIENCE_MS = 5000
  let isReached = false
  const notice = document.createElement('div')
  notice.className = 'notice notice-warning'
  notice.setAttribute('role', 'alert')
  notice.tabIndex = -1
  notice.innerHTML = `<h2>You are offline</h2>
<p>Nothing was ordered or charged, and what you typed is still here. Press the button again once you are back online.</p>`

  const say = () => {
    form.querySelector('.checkout-notices')?.prepend(notice)
    notice.focus()
  }

  form.addEventListener('submit', (event) => {
    notice.remove()
    if (navigator.onLine || isReached) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A store on the same machine answers without a network.
    const signal = AbortSignal.timeout(PATIENCE_MS)
    // A renewal may have replaced the pressed button.
    const send = () => form.requestSubmit(event.submitter?.isConnected ? event.submitter : null)
    fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => {
        isReached = true
        send()
      },
      () => (navigator.onLine ? send() : say()),
    )
  })
  addEventListener('online', () => notice.remove())
}
