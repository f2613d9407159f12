import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the link needs of an order of the local store. */
export type ReviewedOrder = {
  /** Such as `PG1001`. */
  readonly number: string
  /** The unguessable part of its page's address, which only its buyer has. */
  readonly statusToken: string
}

/**
 * The path of a form that knows its buyer: whoever got it by mail reviews a product of their order without typing number
 * or address, and as a verified buyer. For the letter that says that a parcel is on its way: put the shop's origin before it.
 * The order's own secret signs it, so that there is none to keep; nothing in it tells who the buyer is.
 * @param productId global, such as `gid://shopify/Product/2`
 */
export function reviewLink(order: ReviewedOrder, productId: string): string {
  const values = { product: productId, order: order.number, proof: proofOf(order, productId) }
  return `/review?${new URLSearchParams(values)}`
}

/** Whether a proof is that of `reviewLink`. */
export function isReviewProof(order: ReviewedOrder, productId: string, proof: string): boolean {
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(order, productId))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const proofOf = ({ number, statusToken }: ReviewedOrder, productId: string) =>
  createHmac('sha256', statusToken).update(`review ${number} ${productId}`).digest('base64url')
