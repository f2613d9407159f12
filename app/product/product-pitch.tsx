import { lazyPart } from '#app/browser/on-demand.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Price } from '#app/ui/price.tsx'
import { stockOf } from '#commerce/model/choose-variant.ts'
import { type FiguresSource, originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { formatMoney } from '#commerce/model/money.ts'
import type { Product, ProductVariant, Variant } from '#commerce/model/product.ts'
import { productTypeLabel } from '#commerce/model/product-kind.ts'
import { productPage } from '#content/product-page.ts'
import { GameNumbers } from './game-numbers.tsx'
import { VariantChoice } from './variant-choice.tsx'

/*
 * Rendered on the server, and first updated after seconds: their figures come later than the buttons.
 * After a navigation in the browser they have their place before they have their script.
 */
const ShopCountdown = lazyPart(
  async () => (await import('./countdown-banner.tsx')).ShopCountdown,
  <div className="min-h-[3.75rem]" />,
)
const Popularity = lazyPart(
  async () => (await import('./popularity.tsx')).Popularity,
  <div className="min-h-touch" />,
)
const ActivityPanel = lazyPart(async () => (await import('./activity-panel.tsx')).ActivityPanel)

export type ProductPitchProps = {
  product: Product
  /** The chosen one; null for a product without variants. */
  variant: ProductVariant | null
  onChoose: (variant: ProductVariant) => void
  figures: FiguresSource
}

const salesWith = { here: 'shown', elsewhere: 'hidden', nowhere: 'none' } as const

/**
 * The right column above the buttons (specification section 2, Product page). What cannot be bought is
 * not pressed on anybody: no countdown, saving, sales or activity. Above the choice they keep their place, so
 * that nothing moves under the pointer.
 */
export function ProductPitch({ product, variant, onChoose, figures }: ProductPitchProps) {
  const { id, title, productType, game } = product
  const { welcomeCode } = useClaims()
  const stock = stockOf(product, variant)
  return (
    <div className="grid gap-4">
      {figures !== 'off' && stock !== 'nowhere' && (
        <div className={stock === 'here' ? undefined : 'invisible'}>
          <ShopCountdown figures={figures} />
        </div>
      )}
      <div className="grid justify-items-start gap-2">
        <Badge>{productTypeLabel(productType)}</Badge>
        <h1 className="max-w-full text-4xl">{title}</h1>
        <GameNumbers game={game} />
        {figures === 'simulated' && (
          <Popularity productId={id} figures={figures} sales={salesWith[stock]} />
        )}
      </div>
      <Benefits benefits={game.benefits} />
      {variant && (
        <>
          <Prices variant={variant} figures={figures} />
          <VariantChoice product={product} variant={variant} onChoose={onChoose} />
        </>
      )}
      {welcomeCode && (
        <p className="justify-self-start rounded-control border-2 border-dashed border-edge px-3 py-2 text-sm">
          {productPage.hint.before} <b>{welcomeCode}</b> {productPage.hint.after}
        </p>
      )}
      {stock === 'here' && (
        <>
          <p className="font-bold text-success">{productPage.inStock}</p>
          <ActivityPanel
            productId={id}
            variantId={variant?.id}
            figures={figures}
            evidence={product.evidence}
          />
        </>
      )}
    </div>
  )
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  return (
    <section aria-labelledby="benefits" className="grid gap-2">
      <h2 id="benefits" className="text-lg">
        {productPage.benefits}
      </h2>
      <ul className="grid gap-1.5">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5 leading-snug">
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

function Prices({ variant, figures }: Pick<ProductPitchProps, 'figures'> & { variant: Variant }) {
  const { alwaysFree } = useClaims()
  const was = variant.available ? originalPriceOf(variant, figures) : null
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Price
        size="lg"
        current={formatMoney(variant.price)}
        original={was && formatMoney(was.original)}
      />
      {was && <Badge tone="urgent">{productPage.percentOff(was.percentOff)}</Badge>}
      <p className="w-full text-sm text-muted">
        {alwaysFree ? productPage.taxes : productPage.taxesOnly}
      </p>
    </div>
  )
}
