import type { RatingSummary, Stars } from '#commerce/model/figures/figures.ts'
import {
  type SentReview,
  SHOP_ITSELF,
  type ShopReviews,
  type ShownReview,
} from '#commerce/model/shop-reviews.ts'
import type { ReviewWithPhotos } from '#desk/reviews/list-reviews.ts'
import type { ProductRatings } from '#desk/reviews/rate-products.ts'
import { isReviewProof } from '#desk/reviews/review-link.ts'
import type { Verification } from '#desk/reviews/review-table.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import { toMailbox } from '#platform/person-keys.ts'
import type { OpenDesk } from '../late-desk.ts'
import { createCardRatings } from './card-ratings.ts'
import { createKnownRatings } from './known-ratings.ts'

/** Reviews on a page; further ones are loaded on request. */
const SHOWN = 5

/** Finds only the order that a review names. */
export type ReviewOrders = Pick<
  MerchantParts['merchantOrders'],
  'findOrderByNumber' | 'listProductsOf'
>

/** @param orders of the local store; null with a hosted one, whose orders are not known here */
export function createShopReviews(open: OpenDesk, orders: ReviewOrders | null): ShopReviews {
  const ratings = createKnownRatings(open)
  const cards = createCardRatings()
  const openReviews = async () => (await open()).reviews
  const list = async (productId: string, before?: number) => {
    const filter = { ...(productId !== SHOP_ITSELF && { productId }), size: SHOWN }
    const page = await (await openReviews()).listPublished({ ...filter, cursor: before })
    return { reviews: page.reviews.map(toShown), next: page.next }
  }
  return {
    mailboxOf: ({ order, productId, proof }) => {
      const found = orders?.findOrderByNumber(order)?.order
      return found && isReviewProof(found, productId, proof) ? found.email : null
    },
    async store(review) {
      const { order, proof: _, ...rest } = review
      const proven = verify(review, orders)
      const outcome = await (await openReviews()).store({
        ...rest,
        rating: review.rating,
        ...proven,
        orderNumber: proven.verified === 'none' ? null : (order ?? null),
      })
      return outcome.type === 'stored'
        ? { type: 'stored', isVerified: proven.verified !== 'none' }
        : outcome
    },
    async find(productId) {
      const summary = summaryOf(await ratings.read(), productId)
      return summary && { summary, ...(await list(productId)) }
    },
    rateCards: async () => cards.of(await ratings.read()),
    list,
    vote: async (id, voter) => (await openReviews()).voteHelpful(id, voter),
  }
}

/** The summary for a product, or for all reviews; null without reviews. */
function summaryOf(ratings: ProductRatings, productId: string): RatingSummary | null {
  const productRating = ratings.get(productId)
  const chosen =
    productId === SHOP_ITSELF ? [...ratings.values()] : productRating ? [productRating] : []
  const countOf = (stars: Stars) =>
    chosen.reduce((sum, { distribution }) => sum + distribution[stars], 0)
  const distribution = { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) }
  const totalReviews = chosen.reduce((sum, { count }) => sum + count, 0)
  if (totalReviews === 0) return null
  const sum = allStars.reduce((all, stars) => all + stars * distribution[stars], 0)
  return { averageRating: Math.round((sum * 10) / totalReviews) / 10, totalReviews, distribution }
}

const allStars = [1, 2, 3, 4, 5] as const

/** Proof of purchase: a link sent to the order's mailbox, or the order's number together with that mailbox. */
function verify(
  { productId, email, order: number, proof }: SentReview,
  orders: ReviewOrders | null,
): { readonly verified: Verification } {
  const found = number ? orders?.findOrderByNumber(number.replace(/^#/, '')) : null
  if (!orders || !found || found.progress.state === 'cancelled') return { verified: 'none' }
  const products = orders.listProductsOf(found.order).map((id) => `gid://shopify/Product/${id}`)
  if (productId !== SHOP_ITSELF && !products.includes(productId)) return { verified: 'none' }
  if (toMailbox(found.order.email) !== toMailbox(email)) return { verified: 'none' }
  const isLinked = proof !== null && isReviewProof(found.order, productId, proof)
  return { verified: isLinked ? 'link' : 'order' }
}

function toShown(review: ReviewWithPhotos): ShownReview {
  const { id, name, rating, text, verified, answer, helpful, createdAt, photos } = review
  const isVerified = verified !== 'none'
  return {
    id,
    name,
    rating,
    text,
    isVerified,
    answer,
    helpful,
    photos,
    createdAt: createdAt.toISOString(),
  }
}
