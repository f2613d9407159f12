import type { BuyCheckout } from 'shopify-buy'
import type { Checkouts, Json } from './lifecycle-clients.ts'
import { lifecycleMutation } from './lifecycle-documents.ts'

/** One step in a cart's life, and the facts after it. */
export type LifecycleStep = {
  readonly does: string
  readonly document: string
  /** @param cart before the step */
  readonly variables: (cart: Json) => object
  /** The browser client's method for the same change, where it has one. */
  readonly sdk?: (checkouts: Checkouts, of: BuyCheckout | null) => Promise<BuyCheckout>
} & Facts

/** Facts of the response and of the cart after the step. */
export type Facts = {
  /** The quantity of each line. */
  readonly lines: readonly number[]
  /** The amount left to pay; currencies other than the shop's are named. */
  readonly total: string
  /** Codes of user errors; none by default. */
  readonly errors?: readonly string[]
  /** Codes of warnings; none by default. */
  readonly warnings?: readonly string[]
  /** Whether the response has the cart; unchecked by default. */
  readonly kept?: boolean
  /** Further facts of the cart. */
  readonly more?: object
}

export type Sdk = NonNullable<LifecycleStep['sdk']>

/**
 * A step by a mutation with one argument besides the cart's id.
 * @param change for example `cartLinesAdd(lines: [CartLineInput!]!)`
 * @param value gives the argument, for the cart before the step
 */
export function step(
  does: string,
  change: string,
  value: (cart: Json) => unknown,
  facts: Facts,
  sdk?: Sdk,
): LifecycleStep {
  const [, name = '', argument = null] = /^(\w+)(?:\((.+)\))?$/.exec(change) ?? []
  return {
    does,
    document: lifecycleMutation(name, argument),
    variables: (cart) => ({ id: cart.id, ...(argument === null ? {} : { value: value(cart) }) }),
    ...facts,
    ...(sdk && { sdk }),
  }
}

/** @param at position of the line in its cart, from 0 */
export const lineIdAt = (cart: Json, at: number): string => cart.lines.nodes[at].id

/** The line's id in a checkout of the browser client. */
export const buyLineAt = (checkout: BuyCheckout | null, at: number): string =>
  checkout?.lineItems[at]?.id ?? ''

export const idOf = (checkout: BuyCheckout | null): string => checkout?.id ?? ''
