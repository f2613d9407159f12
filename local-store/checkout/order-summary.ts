import { html } from 'hono/html'
import { toCodeKey } from '../store/code-key.ts'
import { formatMoney } from '../store/currency.ts'
import { giftCardKey } from '../store/gift-cards.ts'
import type { PricedDiscountCode } from '../store/records.ts'
import { titlesOf } from '../store/shortages.ts'
import { type CheckoutSite, type GiftCardProblem, thumbnailOf } from './checkout-site.ts'
import type { CheckoutView } from './checkout-view.ts'
import { linePicture, type OrderLine, orderLines } from './order-lines.ts'
import { lastFour, orderTotals, savingOf } from './order-totals.ts'
import type { Markup } from './page-frame.ts'

/** Lines, costs and the inputs for codes. Folded on a phone, always open on a wide screen. */
export function orderSummary(view: CheckoutView): Markup {
  const { priced, triedCode, giftCardProblem, formerDue } = view
  const isRefused = triedCode !== null || giftCardProblem !== null
  const isOpen = isRefused || formerDue !== null || view.isSummaryOpen
  const lines = linesOf(view)
  return html`<details class="summary" id="summary"${isOpen && html` open`}>
<summary class="fold" data-live="row">${linePicture(lines[0]?.picture ?? null)}<span class="summary-words">Order summary
${gamesOf(lines)}
<span>${appliedCodes(view) || 'Have a code?'}</span></span>
<span class="summary-due">${formatMoney(priced.due, priced.currency)}</span></summary>
<div class="summary-content">
<h2 class="summary-title">Order summary</h2>
${orderLines(lines, priced.currency, { scrolls: true })}
<div>${discounts(view)}${giftCards(view)}
${codesFold(view, isRefused)}</div>
<div class="summary-costs">${orderTotals(priced.lines, priced, view.site.seller)}</div>
</div>
</details>`
}

/** Both inputs for codes; folded as on the shop's own page until one is refused or the summary was used. */
function codesFold(view: CheckoutView, isRefused: boolean): Markup {
  const isOpen = isRefused || view.isSummaryOpen
  return html`<details class="code-fold"${isOpen && html` open`}>
<summary class="fold">Have a code?</summary>
${discountBox(view)}
${giftCardBox(view)}
</details>`
}

/** What is bought, on the row of the closed summary: the first game, which is cut, and how many other boxes there are. */
function gamesOf([first, ...others]: readonly OrderLine[]): Markup | '' {
  if (!first) return ''
  const { productTitle, quantity } = first
  const title = quantity === 1 ? productTitle : `${quantity}x ${productTitle}`
  const count = others.reduce((sum, other) => sum + other.quantity, 0)
  return html`<span><span class="summary-game">${title}</span>${count > 0 && ` + ${count} more`}</span>`
}

/** The codes and cards with their savings, on the row of the closed summary. */
function appliedCodes({ priced }: CheckoutView): string {
  const codes = priced.discountCodes.map(({ code, applicable }) => {
    const effect = applicable
      ? formatMoney(-savingOf(code, priced), priced.currency)
      : 'not applied'
    return [code, effect]
  })
  const cards = priced.giftCards.map(({ code, presentmentAmountUsed }) => [
    `Gift card ${lastFour(code)}`,
    formatMoney(-presentmentAmountUsed, priced.currency),
  ])
  return [...codes, ...cards].map((parts) => parts.join(' ')).join(', ')
}

function linesOf({ site, priced }: Pick<CheckoutView, 'site' | 'priced'>) {
  return priced.lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({
      ...line,
      ...titlesOf(site.store.catalogue, line.variantId),
      picture: thumbnailOf(site, line.variantId),
    }))
}

/** The applied codes, each with what it saves or why it does not. */
function discounts({ site, priced }: CheckoutView): Markup {
  const codes = priced.discountCodes.map((code) => {
    const title = titleOfCode(site, code.code)
    const effect = code.applicable
      ? `${title ?? 'Applied'}: you save ${formatMoney(savingOf(code.code, priced), priced.currency)}`
      : reasonOf(code)
    return html`<li class="${code.applicable ? 'code' : 'code code-idle'}">
<span class="code-text"><strong>${code.code}</strong> <span class="${code.applicable ? 'hint' : 'error'}">${effect}</span></span>
<button class="button-remove" name="intent" value="remove-code:${code.code}" formnovalidate aria-label="Remove discount code ${code.code}">Remove</button>
</li>`
  })
  return html`<div role="status" data-live="codes">${codes.length > 0 && html`<ul class="codes">${codes}</ul>`}</div>`
}

function discountBox({ triedCode }: CheckoutView): Markup {
  const other = triedCode?.reason === 'unknown' ? ' A gift card goes into the box below.' : ''
  const problem = triedCode && reasonOf(triedCode) + other
  return html`<div class="code-box">
<label for="discountCode">Discount code</label>
<input type="hidden" name="tried" value="${triedCode?.code ?? ''}">
<div class="code-entry"><input id="discountCode" name="discountCode" value="${triedCode?.code ?? ''}"
 autocomplete="off" enterkeyhint="done" autocapitalize="characters" spellcheck="false" maxlength="64"${problem && html` aria-invalid="true" aria-describedby="discountCode-error"`}>
<button class="button-quiet" name="intent" value="apply-code" formnovalidate aria-label="Apply discount code">Apply</button></div>
${problem && html`<p class="error" id="discountCode-error" role="alert">${problem}</p>`}
</div>`
}

const giftCardTexts: Record<GiftCardProblem, string> = {
  unknown:
    'We don’t recognise this gift card. Check its letters and digits. A discount code goes into the box above.',
  expired: 'This gift card has expired.',
  empty: 'This gift card has no balance left.',
  added: 'This gift card is already applied.',
  'too-many':
    'Too many gift cards were tried from your network. Wait a few minutes, then try again.',
}

/** The applied gift cards. */
function giftCards({ site, cart, priced }: CheckoutView): Markup {
  const { currency } = site.store.catalogue
  const cards = priced.giftCards.map(({ code, presentmentAmountUsed, balanceAfter }) => {
    const paid = formatMoney(presentmentAmountUsed, priced.currency)
    const effect = `pays ${paid}, ${formatMoney(balanceAfter, currency)} left on it`
    return html`<li class="code">
<span class="code-text"><strong>•••• ${lastFour(code)}</strong>
<span class="hint">${effect}</span></span>
<button class="button-remove" name="intent" value="remove-card:${giftCardKey(code, cart.token)}" formnovalidate aria-label="Remove gift card ending ${lastFour(code)}: ${effect}">Remove</button>
</li>`
  })
  return html`<div data-live="cards">${cards.length > 0 && html`<ul class="codes">${cards}</ul>`}</div>`
}

function giftCardBox({ giftCardProblem }: CheckoutView): Markup {
  const problem = giftCardProblem && giftCardTexts[giftCardProblem]
  return html`<div class="code-box">
<label for="giftCard">Gift card</label>
<div class="code-entry"><input id="giftCard" name="giftCard" autocomplete="off" enterkeyhint="done" autocapitalize="characters" spellcheck="false" maxlength="40"${problem && html` aria-invalid="true" aria-describedby="giftCard-error"`}>
<button class="button-quiet" name="intent" value="apply-card" formnovalidate aria-label="Apply gift card">Apply</button></div>
${
  problem &&
  html`<p class="error" id="giftCard-error" role="alert">${problem}</p>
<input type="hidden" name="refusedCard" value="1">`
}
</div>`
}

/** Why a code does not apply, and what would make it apply. */
export function reasonOf({ code, reason, message, hint }: PricedDiscountCode): string {
  if (reason === 'unknown') return `We don’t recognise the code ${code}. Check its spelling.`
  if (message === null) return 'This code does not apply to this order'
  return hint === undefined ? message : `${message}: ${hint}`
}

function titleOfCode({ store }: CheckoutSite, code: string): string | null {
  return store.catalogue.discounts.get(toCodeKey(code))?.title ?? null
}
