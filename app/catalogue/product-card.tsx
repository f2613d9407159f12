import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { BuyButtons } from '#app/cart/add/buy-buttons.tsx'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { useClaims, useShop } from '#app/shop/shop-provider.tsx'
import { CategoryLabel } from '#app/ui/badge.tsx'
import { Card, CardBody, CardWell } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { usesPageTransitions } from '#app/ui/page-transitions.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { StarMark } from '#app/ui/star-mark.tsx'
import { WishlistToggle } from '#app/wishlist/wishlist-toggle.tsx'
import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary, Variant, Variety } from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import { cardRatingOf } from '#commerce/model/shop-reviews.ts'
import { card } from '#content/catalogue.ts'
import { gameInk } from './game-ink.ts'

const PICTURE_WIDTHS = [120, 240, 336, 440, 580, 660, 840]
/**
 * Widths of the grid's columns, less gutters and the well's edge, and what catalogue.css leaves on a low screen; without
 * min(), for which Safari skips a size before its version 26.4. Desktops with one pixel per CSS pixel take half again as
 * much: a browser softens a picture that it shrinks by less than a quarter (decision 45).
 */
const PICTURE_SIZES =
  '(resolution<1.5dppx) and (width>=80rem) and (height<64rem) 42svh, (resolution<1.5dppx) and (width>=80rem) 27rem, (resolution<1.5dppx) and (width>=64rem) 40vw, (width>=80rem) and (height<64rem) 28svh, (width>=80rem) 18rem, (width>=64rem) 27vw, (width>=48rem) 40vw, 7rem'

export type ProductCardProps = {
  product: ProductSummary
  /** The picture is above the fold. */
  priority?: boolean
  /** Level of the title. */
  level?: 2 | 3
  /** The icon button in the corner of the picture; the heart by default. */
  corner?: ReactNode
}

/** A game in a list; picture and title link to its page (specification section 2, Product card). */
export function ProductCard({
  product,
  priority = false,
  level = 2,
  corner = <WishlistToggle product={product} />,
}: ProductCardProps) {
  const { handle, title, productType, firstVariant, variety, tint } = product
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card tone="lifting" className="product-card">
      <CardWell className={tint && `tint-${tint}`}>
        <CardPicture product={product} priority={priority} />
        {!firstVariant?.available && !product.hasOtherInStock && <SoldOutStamp />}
      </CardWell>
      <CardBody>
        <CategoryLabel ink={gameInk(product)}>{productTypeLabel(productType)}</CategoryLabel>
        {/* Where there is room, the choice is beside the title. */}
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Heading className="line-clamp-2 text-lg leading-tight font-bold md:line-clamp-3 md:text-xl">
            <Link
              to={href('/product/:handle', { handle })}
              viewTransition={usesPageTransitions()}
              className="card-link"
            >
              {title}
            </Link>
          </Heading>
          {variety !== 'one' && <CardChoice product={product} />}
        </div>
        <CardRating productId={product.id} />
        {/* From here on at the bottom, so that prices are level where the same follows them, whatever the title. */}
        {firstVariant && <CardPrice variant={firstVariant} variety={variety} />}
        <GameStamps product={product} isShort />
      </CardBody>
      {/* In the corner of the picture; after the title, so that a keyboard comes to the game first. */}
      {corner}
      {/* Above the link that covers the card: a tap beside a button opens nothing. */}
      <div className="product-card-buttons">
        <BuyButtons product={product} />
      </div>
    </Card>
  )
}

function CardPicture({ product, priority }: { product: ProductSummary; priority: boolean }) {
  const { picture } = product
  return (
    <div className="aspect-[4/5] overflow-hidden rounded-control">
      <Picture
        src={picture && pictureUrl(picture.url, { width: 480 })}
        srcSet={picture ? pictureSrcSet(picture, PICTURE_WIDTHS) : undefined}
        sizes={PICTURE_SIZES}
        alt={picture?.altText ?? ''}
        width={picture?.width ?? 480}
        height={picture?.height ?? 600}
        priority={priority}
      />
    </div>
  )
}

/** The buttons say the same. */
function SoldOutStamp() {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="-rotate-3 rounded-control border-2 border-label-cream bg-label-night px-2 font-display text-lg text-label-cream sm:text-3xl">
        {card.soldOut}
      </span>
    </div>
  )
}

/** Average and number of published reviews; nothing without any. */
function CardRating({ productId }: { productId: string }) {
  const rating = cardRatingOf(useShop().settings.ratings, productId)
  if (rating === null) return null
  const { shown, read } = card.rating(...rating)
  return (
    <p className="flex items-center gap-1 text-sm font-bold">
      <StarMark />
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{read}</span>
    </p>
  )
}

/** As on the game's page, nobody saves on what cannot be bought. */
function CardPrice({ variant, variety }: { variant: Variant; variety: Variety }) {
  const { alwaysFree } = useClaims()
  const { figures } = useShop().settings
  const was = variant.available ? originalPriceOf(variant, figures) : null
  const price = formatMoney(variant.price)
  return (
    <>
      <Price
        className="mt-auto"
        current={
          variety === 'from' ? (
            <>
              <small>{card.from}</small>
              {` ${price}`}
            </>
          ) : (
            price
          )
        }
        original={was && formatMoney(was.original)}
        saving={was?.percentOff ? card.saving(was.percentOff) : null}
      />
      {!alwaysFree && <p className="text-xs text-muted">{card.shipping}</p>}
    </>
  )
}

/** The variant that the buttons take, and a link to the others. Stacked above the card's own link. */
function CardChoice({ product }: { product: ProductSummary }) {
  const { handle, title, firstVariant, hasOtherInStock } = product
  return (
    <p className="-my-2 flex grow flex-wrap items-center justify-between gap-x-3 text-sm">
      <span className="py-2 text-muted">{firstVariant?.title}</span>
      <TextLink
        to={href('/product/:handle', { handle })}
        className="relative z-1 flex min-h-touch items-center font-bold"
      >
        {hasOtherInStock ? card.inStock : card.choose}
        <span className="sr-only">: {title}</span>
      </TextLink>
    </p>
  )
}
