import type { ReactNode } from 'react'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import { type Stock, stockOf } from '#commerce/model/choose-variant.ts'
import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { Product, ProductSummary, ProductVariant, Variant } from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import { cardRatingOf } from '#commerce/model/shop-reviews.ts'
import { choice, productPage } from '#content/product-page.ts'
import { VariantChoice } from './variant-choice.tsx'

/** As tall as a rating. */
export const ratingSkeleton = (
  <div className="flex min-h-touch items-center max-md:-my-2">
    <Skeleton className="w-48 text-2xl" />
  </div>
)
/**
 * Rendered on the server, without reviews written in this browser. After a client navigation skeletons take the space of
 * rating and sales until their script has loaded.
 */
const Rating = lazyPartOnInteraction(
  () => import('./popularity.tsx').then((part) => part.Rating),
  ratingSkeleton,
)
const SoldToday = lazyPartOnInteraction(
  () => import('./popularity.tsx').then((part) => part.SoldToday),
  ({ isHidden }) => (
    <Badge className={`${isHidden ? 'invisible' : 'skeleton'} w-36`}>{'\u00a0'}</Badge>
  ),
)

export type ProductPitchProps = {
  product: Product
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
  onChoose: (variant: ProductVariant) => void
}

/**
 * The right column above the buttons (specification section 2, Product page). The facts that decide a purchase are on
 * the first screen; on wide screens the benefits are below the buttons.
 */
export function ProductPitch({ product, variant, onChoose }: ProductPitchProps) {
  const { id, game } = product
  const { figures } = useShop().settings
  const stored = product.evidence?.reviews
  return (
    <>
      <PitchHead
        product={product}
        stock={stockOf(product, variant)}
        rating={(figures === 'simulated' || stored) && <Rating productId={id} stored={stored} />}
      >
        {variant && <Prices variant={variant} stock={stockOf(product, variant)} />}
      </PitchHead>
      {variant && <VariantChoice product={product} variant={variant} onChoose={onChoose} />}
      <Benefits benefits={game.benefits} />
    </>
  )
}

type PitchHeadProps = {
  product: ProductSummary
  stock: Stock
  /** The price. */
  children: ReactNode
  /** The rating; nothing without one. */
  rating: ReactNode
}

/** The part of the pitch that a list's data is enough for: where it is known, it shows while the product is loading. */
function PitchHead({ product, stock, rating, children }: PitchHeadProps) {
  const { id, title, productType } = product
  const { figures } = useShop().settings
  return (
    <div className="grid justify-items-start gap-1.5 md:gap-2">
      <div className="flex w-full items-center justify-between gap-1">
        {/* In one row on phones: another would push the stamps below the first screen. */}
        <div className="flex flex-wrap gap-1">
          <Badge>{productTypeLabel(productType)}</Badge>
          {figures === 'simulated' && stock !== 'nowhere' && (
            <SoldToday productId={id} isHidden={stock === 'elsewhere'} />
          )}
        </div>
        <WishlistToggle product={product} className="-my-2 text-2xl" />
      </div>
      <h1 className={`max-w-full ${titleSize(title)}`}>{title}</h1>
      {rating}
      {children}
      <GameStamps product={product} />
    </div>
  )
}

/** What a list knows of the pitch, where it will stand. The price may be another variant's, unless there is only one. */
export function KnownPitch({ game }: { game: ProductSummary }) {
  const { id, firstVariant, variety, hasOtherInStock } = game
  const { figures, ratings } = useShop().settings
  const otherStock = hasOtherInStock ? 'elsewhere' : 'nowhere'
  return (
    <PitchHead
      product={game}
      stock={firstVariant?.available ? 'here' : otherStock}
      rating={
        figures === 'simulated' ? (
          <Rating productId={id} />
        ) : (
          cardRatingOf(ratings, id) && ratingSkeleton
        )
      }
    >
      {firstVariant && variety === 'one' ? (
        <Prices variant={firstVariant} stock="nowhere" />
      ) : (
        <Skeleton className="w-36 text-3xl" />
      )}
    </PitchHead>
  )
}

/** Longer titles are smaller, so that the price stays on a phone's first screen. */
function titleSize({ length }: { length: number }): string {
  if (length > 60) return 'text-xl lg:text-2xl'
  return length > 24 ? 'text-2xl lg:text-3xl' : 'text-3xl lg:text-4xl'
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section aria-labelledby="benefits" className="product-benefits grid gap-2 md:order-1">
      <h2 id="benefits" className="text-xl">
        {productPage.benefits}
      </h2>
      <ul className="wrap-anywhere grid gap-1.5">
        {benefits.map((benefit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a merchant may repeat a text; the list never reorders
          <li key={at} className="flex gap-2.5 leading-snug text-balance">
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="mt-1 size-4 shrink-0 fill-current text-marigold"
            >
              <path d="M12 0l3 9 9 3-9 3-3 9-3-9-9-3 9-3z" />
            </svg>
            {benefit}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A sold-out variant says which it is if others are in stock. */
function Prices({ variant, stock }: { variant: Variant; stock: Stock }) {
  const { figures, claims } = useShop().settings
  const was = variant.available ? originalPriceOf(variant, figures) : null
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price
        size="lg"
        current={formatMoney(variant.price)}
        original={was && formatMoney(was.original)}
      />
      {!!was?.percentOff && <Badge tone="urgent">{productPage.percentOff(was.percentOff)}</Badge>}
      {!variant.available && (
        <Badge>{stock === 'elsewhere' ? choice.isSoldOut(variant.title) : choice.soldOut}</Badge>
      )}
      <p className="flex-1 text-xs leading-tight text-muted">
        {claims.alwaysFree ? productPage.taxes : productPage.taxesOnly}
      </p>
    </div>
  )
}
