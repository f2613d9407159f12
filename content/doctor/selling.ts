/* What the doctor says about codes, delivery and the checkout, which it tries on carts that nobody pays. */
import type { StoreKind } from './packs.ts'
import { checkoutHost } from './store.ts'

const offered: Readonly<Record<string, string>> = {
  welcomeCode: 'the home page, product pages and the cart offer',
  exitCode: 'the offer to leaving shoppers contains',
  referral: 'referral codes apply',
}

const mend: Readonly<Record<string, string>> = {
  welcomeCode: 'or remove the evidence of welcomeCode in merchant/claims.ts',
  exitCode: 'or remove the evidence of exitCode in merchant/claims.ts',
  referral: 'or set REFERRAL_CODE to another one',
}

/** Where the merchant changes codes and delivery rates. */
const places: Readonly<Record<StoreKind, { readonly codes: string; readonly rates: string }>> = {
  hosted: { codes: 'in the store', rates: 'under Shipping and delivery in the store' },
  local: {
    codes: 'in discounts of your catalogue file',
    rates: 'in deliveryRates of your catalogue file',
  },
}

export const selling = {
  codeRefused: (kind: StoreKind, code: string, claim: string, said: string) =>
    `The store refuses ${code}, which ${offered[claim]} ("${said}"): create the discount code ${places[kind].codes}, ${mend[claim]}.`,
  codeAmount: (kind: StoreKind, code: string, claim: string, promised: string, given: string) =>
    `${code}, which ${offered[claim]}, takes ${given} off, but the shop says ${promised}: change the discount ${places[kind].codes}${claim === 'referral' ? ', or REFERRAL_AMOUNT' : ''}.`,
  codeCombines: (kind: StoreKind, code: string, other: string) =>
    `${code} and ${other} do not combine, but the shop accepts them together: let each combine with the other ${places[kind].codes}.`,
  codeUnsaid: (code: string, claim: string) =>
    `The store accepts ${code}, but the shop does not offer it: add evidence to ${claim} in merchant/claims.ts.`,
  noDelivery: (kind: StoreKind) =>
    `The store has no delivery rate for an address in Delhi or the Andaman Islands, so buyers there cannot pay: add rates for all of India, ${places[kind].rates}.`,
  notFreeAbove: (kind: StoreKind, rupees: number) =>
    `merchant/claims.ts promises free delivery from ₹${rupees}, but the store charges for it: change the rates ${places[kind].rates}, or freeShippingAbove.`,
  notFree: (kind: StoreKind) =>
    `The texts say that delivery is free across India, but the store charges for it: change the rates ${places[kind].rates}, or set FIGURES to measured.`,
  nobodyIsCharged:
    'The local store’s checkout charges nobody: orders by card or UPI count as paid, but no money reaches you. Take them through a real store (SHOPIFY_STORE_DOMAIN), or send only orders with cash on delivery.',
  nothingToTry: 'No game can be bought, so codes, delivery and the checkout were not tried.',
  noCheckout: (said: string) =>
    `The store refuses a checkout for a game that it has ("${said}"): check that it sells to India and that its checkout is on.`,
  skippedStep: (step: string, said: string) =>
    `The checkout does not get what buyers entered for "${step}" ("${said}"), so they enter it again: check the address formats and scopes in the store.`,
  checkoutHere: (host: string) =>
    `The store sends its checkouts to ${host}, this shop's own address, where there is no checkout, so nobody can pay: choose another primary domain in the store, such as ${checkoutHost(host)}.`,
  checkoutLocked:
    'The checkout asks for the store’s password: remove the password, under Preferences of the online store.',
  checkoutBroken: (host: string, status: number) =>
    `The checkout at ${host} answers HTTP ${status}: check that the domain leads to the store, and that the Online Store channel is on.`,
  checkoutUnreachable: (host: string, reason: string) =>
    `The checkout at ${host} cannot be reached (${reason}): check that the domain leads to the store.`,
  noReturn: (address: string) =>
    `The store's checkout does not lead back to the shop, which learns what was bought only at the next visit: put a link to ${address} on the store's thank-you page, as docs/operating.md says.`,
} as const
