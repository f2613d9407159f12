import { html } from 'hono/html'
import type { PaymentMethod } from '../store/records.ts'
import type { Markup } from './page-frame.ts'

/** A lock, beside words that say what is kept. */
export const lockSign = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2" fill="none" stroke="currentColor" stroke-width="2"/><rect x="2.5" y="7" width="11" height="8" rx="2" fill="currentColor"/></svg>`

/** An arrow that turns back. */
export const returnSign = html`<svg class="sign" viewBox="0 0 16 16" aria-hidden="true"><path d="M6 2 2.5 5.5 6 9M3 5.5h6a4.25 4.25 0 0 1 0 8.5H5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`

const shapes = {
  upi: html`<svg viewBox="0 0 12 16" aria-hidden="true"><path d="M5 1 12 8 2 15z" fill="#0e8a3e"/><path d="M2 1 9 8-1 15z" fill="#ed752e"/></svg>`,
  rupay: html`<svg viewBox="0 0 12 16" aria-hidden="true"><path d="M6 2 11 8 4 14z" fill="#0e8a3e"/><path d="M3 2 8 8 1 14z" fill="#ed752e"/></svg>`,
  mastercard: html`<svg viewBox="0 0 25 16" aria-hidden="true"><circle cx="8.5" cy="8" r="7.5" fill="#eb001b"/><circle cx="16.5" cy="8" r="7.5" fill="#f79e1b"/><path d="M12.5 1.7a7.5 7.5 0 0 1 0 12.6 7.5 7.5 0 0 1 0-12.6" fill="#ff5f00"/></svg>`,
  cash: html`<svg viewBox="0 0 25 16" aria-hidden="true"><rect x="1" y="2" width="23" height="12" rx="2" fill="#d9f2e0" stroke="#0e6b34" stroke-width="1.5"/><path d="M10 5h5.5M10 7.5h5.5M10.5 5c4 0 4 5 0 5l3.5 2.5" fill="none" stroke="#0e6b34" stroke-width="1.25"/></svg>`,
}

/** What a method takes, by the marks that buyers know from shop doors. Their names are part of the method's label. */
export const paymentMarks: Record<PaymentMethod, Markup> = {
  upi: html`<span class="mark mark-upi" aria-hidden="true">UPI${shapes.upi}</span>`,
  card: html`<span class="mark mark-rupay">RuPay${shapes.rupay}</span> <span class="mark mark-visa">Visa</span> <span class="mark">${shapes.mastercard}<span class="visually-hidden">Mastercard</span></span>`,
  cod: html`<span class="mark" aria-hidden="true">${shapes.cash}</span>`,
}
