// @ts-check

/*
 * Runs in the browser, served as it is here. Does what the buttons beside the PIN code and the delivery options do,
 * without a reload: sends the form, and puts what the answer changes (`data-live`) into the page. Whatever fails, the
 * page stays as it is and the buttons appear; they work without this script as well. A field's error goes once it is
 * edited.
 */

const WAIT_MS = 15_000

/** Payment data is sent by its own buttons only. */
const isSecret = (/** @type {string} */ name) => name.startsWith('card') || name === 'giftCard'

// The page that loads this script has this form, with these fields.
const form = /** @type {HTMLFormElement} */ (document.querySelector('form.checkout'))
const zip = /** @type {HTMLInputElement} */ (form.elements.namedItem('zip'))

/** @typedef {'fill' | 'update'} Intent */

/** What to send next; null when the page shows the answer to the form as it is.
 * @type {Intent | null} */
let wanted = null
let isAsking = false

/**
 * Sends one form after the other, so that the store ends with the last; only the answer to that one is shown.
 * @param {Intent} intent
 */
async function renew(intent) {
  wanted = wanted === 'fill' ? wanted : intent
  if (isAsking) return
  isAsking = true
  try {
    while (wanted !== null) await askOnce(wanted)
    document.documentElement.classList.add('renews')
  } catch {
    // No network, too many forms, an answer without a form: the buttons say it better, when they are pressed.
    wanted = null
    document.documentElement.classList.remove('renews')
  }
  isAsking = false
  form.querySelector('.pay-total')?.removeAttribute('aria-busy')
}

/** @param {Intent} intent */
async function askOnce(intent) {
  wanted = null
  form.querySelector('.pay-total')?.setAttribute('aria-busy', 'true')
  const sent = readForm(intent)
  const { answer, url } = await ask(sent)
  if (wanted !== null) {
    // The fields changed meanwhile, and what the PIN code fills in was not shown yet.
    if (intent === 'fill') wanted = intent
    return
  }
  show(answer, sent)
  // Reload then shows the form as it was typed.
  history.replaceState(null, '', url)
}

/** @param {Intent} intent */
function readForm(intent) {
  const sent = new URLSearchParams({ intent })
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !isSecret(name)) sent.set(name, value)
  return sent
}

/** @param {URLSearchParams} body */
async function ask(body) {
  const signal = AbortSignal.timeout(WAIT_MS)
  const response = await fetch(form.action, { method: 'POST', body, signal })
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const answer = page.querySelector('form.checkout')
  if (!response.ok || !answer) throw new Error(`No checkout, but ${response.status}`)
  // The selector names a form.
  return { answer: /** @type {HTMLFormElement} */ (answer), url: response.url }
}

/** @param {HTMLFormElement} answer @param {URLSearchParams} sent */
function show(answer, sent) {
  for (const each of answer.querySelectorAll('[autofocus]')) each.removeAttribute('autofocus')
  for (const next of answer.querySelectorAll('[data-live]')) {
    const shown = form.querySelector(`[data-live="${next.getAttribute('data-live')}"]`)
    if (shown) renewElement(shown, next)
  }
  countErrors()
  for (const name of ['city', 'province']) {
    const [shown, next] = [form, answer].map(({ elements }) => elements.namedItem(name))
    if (isControl(shown) && isControl(next) && shown.value === sent.get(name))
      shown.value = next.value
  }
  for (const next of answer.querySelectorAll('[type=radio][checked]')) {
    const shown = document.getElementById(next.id)
    const { name } = /** @type {HTMLInputElement} */ (next)
    const isChosen = form.querySelector(`[name="${name}"]:checked`) !== null
    if (!isChosen && shown instanceof HTMLInputElement) shown.checked = true
  }
}

/** A field that the shopper sees: its value is theirs. @returns {node is HTMLInputElement | HTMLSelectElement} */
function isControl(/** @type {unknown} */ node) {
  if (node instanceof HTMLInputElement) return node.type !== 'hidden'
  return node instanceof HTMLSelectElement
}

/**
 * Makes one element like another. Nodes of the same kind stay, and with them focus, caret and what was typed.
 * @param {Element} shown @param {Element} next
 */
function renewElement(shown, next) {
  if (shown.hasAttribute('data-kept')) return
  for (const name of new Set([...shown.getAttributeNames(), ...next.getAttributeNames()])) {
    const value = next.getAttribute(name)
    if (isControl(shown) && !name.startsWith('aria-')) continue
    // What the shopper opened stays open.
    if (value === null && name !== 'open') shown.removeAttribute(name)
    else if (value === null) continue
    else if (value !== shown.getAttribute(name)) shown.setAttribute(name, value)
  }
  if (!isControl(shown)) renewChildren(shown, next)
}

/** @param {Element} parent @param {Element} next */
function renewChildren(parent, next) {
  let place = parent.firstChild
  for (const child of next.childNodes) {
    const shown = findSame(place, child)
    if (shown === null) {
      parent.insertBefore(document.importNode(child, true), place)
      continue
    }
    // Removed, never moved: an element that moves loses the focus.
    while (place !== shown) place = removeNode(place)
    if (shown instanceof Element && child instanceof Element) renewElement(shown, child)
    else if (shown.nodeValue !== child.nodeValue) shown.nodeValue = child.nodeValue
    place = shown.nextSibling
  }
  while (place !== null) place = removeNode(place)
}

/** @param {ChildNode | null} place @param {Node} child */
function findSame(place, child) {
  // Text is the same only where it stands: white space is everywhere.
  if (!(child instanceof Element)) return place?.nodeType === child.nodeType ? place : null
  for (let each = place; each !== null; each = each.nextSibling)
    if (each instanceof Element && kindOf(each) === kindOf(child)) return each
  return null
}

const kindOf = (/** @type {Element} */ element) =>
  ['id', 'for', 'class'].reduce(
    (kind, name) => `${kind} ${element.getAttribute(name)}`,
    element.tagName,
  )

/** @param {ChildNode | null} node */
function removeNode(node) {
  const after = node?.nextSibling ?? null
  node?.remove()
  return after
}

/**
 * An edited field has no error until the store finds one again, as in the shop's own forms. Another payment method
 * replaces the fields of the last one.
 * @param {HTMLInputElement | HTMLSelectElement} edited
 */
function dropErrors(edited) {
  const isMethod = edited.name === 'paymentMethod'
  const wrong = isMethod ? form.querySelectorAll('[data-kept] [aria-invalid]') : [edited]
  if (isMethod) document.getElementById('paymentMethod')?.remove()
  for (const control of wrong) {
    const error = document.getElementById(`${control.id}-error`)
    if (!error) continue
    error.remove()
    control.removeAttribute('aria-invalid')
    const described = control.getAttribute('aria-describedby') ?? ''
    const others = described.split(' ').filter((id) => id !== error.id)
    if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '))
    else control.removeAttribute('aria-describedby')
  }
  countErrors()
}

/** Keeps the line above the form true; it does not interrupt a screen reader a second time. */
export function countErrors() {
  const summary = form.querySelector('.notice-error')
  const [first, ...others] = findWrong()
  const heading = summary?.querySelector('h2')
  const link = summary?.querySelector('a')
  if (!summary || !heading || !link) return
  if (!first) {
    summary.remove()
    document.title = document.title.replace('Error: ', '')
    return
  }
  summary.removeAttribute('role')
  const count = others.length === 0 ? 'One field needs' : `${others.length + 1} fields need`
  const what = first.id === 'paymentMethod' ? 'How you pay needs' : count
  heading.textContent = `${what} your attention`
  link.setAttribute('href', `#${first.id}`)
  // The text after "Error: ", which only screen readers read.
  const error = (document.getElementById(`${first.id}-error`) ?? first).lastChild
  link.textContent = error?.textContent ?? ''
}

/** @returns {NodeListOf<HTMLElement>} */
function findWrong() {
  return form.querySelectorAll('.checkout-main [aria-invalid=true], #paymentMethod')
}

const isComplete = () => /^\p{Nd}{6}$/u.test(zip.value.replaceAll(/[\s\p{Pd}]/gu, ''))
const canFill = () => isComplete() && form.querySelector('button[value=fill]') !== null

let asked = zip.value
zip.addEventListener('input', () => {
  if (!isComplete() || zip.value === asked) return
  asked = zip.value
  renew('fill')
})
// `change` would follow the answer to a PIN code, and drop an error that nobody has corrected.
form.addEventListener('input', ({ target }) => {
  if (isControl(target)) dropErrors(target)
})
form.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'deliveryOption')
    renew(canFill() ? 'fill' : 'update')
})
// The sixth digit fills in city and state, so Enter need not.
zip.enterKeyHint = 'next'
document.documentElement.classList.add('renews')
if (canFill()) renew('fill')
