import { html } from 'hono/html'
import type { PaymentMethod } from '../store/records.ts'
import type { Markup } from './page-frame.ts'

/** A lock, beside words that say what is kept. */
export const lockSign = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="2"/><rect x="2.5" y="7" width="11" height="8" rx="2" fill="currentColor"/></svg>`

/** An arrow that turns back. */
export const returnSign = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M6 2 2.5 5.5 6 9M3 5.5h6a4.25 4.25 0 0 1 0 8.5H5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** What stands for a method, in the lines of the shop's own icons. */
export const methodSigns: Record<PaymentMethod, Markup> = {
  upi: methodSign('M7 3h10v18H7zM9.5 10.5l2 2 3-4M11 17.5h2'),
  card: methodSign('M3 6h18v12H3zM3 10h18M6.5 14.5h4'),
  cod: methodSign('M3 7h18v10H3zM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6.5 12h0M17.5 12h0'),
}

function methodSign(path: string): Markup {
  return html`<svg class="method-sign" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
}

/** In the place of a step's number, on the page where nothing is a step any more. */
export const headingSigns = {
  address: headingSign('M4 11 12 4l8 7M6.5 10v10h11V10'),
  payment: headingSign('M7 4h10M7 9h10M7 4h3c6.5 0 6.5 10 0 10H7l7.5 7'),
}

function headingSign(path: string): Markup {
  return html`<span class="heading-sign"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg></span>`
}

const shapes = {
  rupay: html`<svg viewBox="0 0 12 16" aria-hidden="true"><path d="M6 2 11 8 4 14z" fill="#0e8a3e"/><path d="M3 2 8 8 1 14z" fill="#ed752e"/></svg>`,
  mastercard: html`<svg viewBox="0 0 25 16" aria-hidden="true"><circle cx="8.5" cy="8" r="7.5" fill="#eb001b"/><circle cx="16.5" cy="8" r="7.5" fill="#f79e1b"/><path d="M12.5 1.7a7.5 7.5 0 0 1 0 12.6 7.5 7.5 0 0 1 0-12.6" fill="#ff5f00"/></svg>`,
}

/** The cards that are taken, by the marks that buyers know from shop doors. Their names are part of the method's label. */
export const cardMarks = html`<span class="marks"><span class="mark">RuPay${shapes.rupay}</span> <span class="mark mark-visa">Visa</span> <span class="mark">${shapes.mastercard}<span class="visually-hidden">Mastercard</span></span></span>`
