import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/is-same-secret.ts'

/** What the link needs from an order of the local store. */
export type ReviewedOrder = {
  /** For example `PG1001`. */
  readonly number: string
  /** The unguessable part of the URL of its status page, which only the buyer has. */
  readonly statusToken: string
}

/**
 * The path of a review form that identifies the buyer: whoever got it by mail reviews a product of their order as a
 * verified buyer, without typing order number or address. For the letter about a dispatched parcel, after the shop's
 * origin. Signed with the order's secret, so that no other is kept; it does not reveal who the buyer is.
 * @param productId global, for example `gid://shopify/Product/2`
 */
export function reviewLink(order: ReviewedOrder, productId: string): string {
  const values = { product: productId, order: order.number, proof: proofOf(order, productId) }
  return `/review?${new URLSearchParams(values)}`
}

/** Whether `reviewLink` made this proof. */
export function isReviewProof(order: ReviewedOrder, productId: string, proof: string): boolean {
  return isSameSecret(proof, proofOf(order, productId))
}

const proofOf = ({ number, statusToken }: ReviewedOrder, productId: string) =>
  createHmac('sha256', statusToken).update(`review ${number} ${productId}`).digest('base64url')
