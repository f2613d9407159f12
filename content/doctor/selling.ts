/* What the doctor says about codes, delivery and the checkout, which it tries on carts that nobody pays. */
import { checkoutHost } from './store.ts'

const offered: Readonly<Record<string, string>> = {
  welcomeCode: 'home, products and the cart offer',
  exitCode: 'the offer to those who leave gives',
  referral: "a friend's code stands for",
}

const mend: Readonly<Record<string, string>> = {
  welcomeCode: 'or leave welcomeCode in merchant/claims.ts without evidence',
  exitCode: 'or leave exitCode in merchant/claims.ts without evidence',
  referral: 'or name another in REFERRAL_CODE',
}

export const selling = {
  codeRefused: (code: string, claim: string, said: string) =>
    `The store refuses ${code}, which ${offered[claim]} ("${said}"): create the discount code in the store, ${mend[claim]}.`,
  codeAmount: (code: string, claim: string, promised: string, given: string) =>
    `${code}, which ${offered[claim]}, takes off ${given} where the shop says ${promised}: change the discount in the store${claim === 'referral' ? ', or REFERRAL_AMOUNT' : ''}.`,
  codeCombines: (code: string, other: string) =>
    `${code} and ${other} do not combine, though the shop takes both together: let each combine with the other in the store.`,
  codeUnsaid: (code: string, claim: string) =>
    `The store takes ${code}, but the shop does not offer it: give ${claim} its evidence in merchant/claims.ts.`,
  noDelivery:
    'The store has no delivery rate for an address in Delhi or the Andaman Islands, so buyers there cannot pay: add rates for all of India, under Shipping and delivery in the store.',
  notFreeAbove: (rupees: number) =>
    `merchant/claims.ts promises free delivery from ₹${rupees}, but the store charges for it: change the rates in the store, or freeShippingAbove.`,
  notFree:
    'The texts say that delivery is free across India, but the store charges for it: change the rates in the store, or set FIGURES to measured.',
  nothingToTry: 'No game can be bought, so codes, delivery and the checkout were not tried.',
  noCheckout: (said: string) =>
    `The store refuses a checkout for a game that it has ("${said}"): see that it sells to India and that the checkout is on.`,
  skippedStep: (step: string, said: string) =>
    `The checkout begins without its step "${step}" ("${said}"), so buyers type it again: see the address formats and scopes in the store.`,
  checkoutHere: (host: string) =>
    `The store sends its checkouts to ${host}, this shop's own address, where none are, so nobody can pay: make another domain primary in the store, such as ${checkoutHost(host)}.`,
  checkoutLocked:
    'The checkout asks for the password of the store: take the password off, under Preferences of the online store.',
  checkoutBroken: (host: string, status: number) =>
    `The checkout at ${host} answers HTTP ${status}: see that the domain leads to the store and the online store's channel is on.`,
  checkoutUnreachable: (host: string, reason: string) =>
    `The checkout at ${host} cannot be reached (${reason}): see that the domain leads to the store.`,
  noReturn: (address: string) =>
    `The store's checkout does not lead back to the shop, which therefore learns only at the next visit what was bought: put a link to ${address} on the store's thank-you page, as docs/operating.md says.`,
} as const
