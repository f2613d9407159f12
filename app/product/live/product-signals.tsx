import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { stockOf } from '#commerce/model/choose-variant.ts'
import type { Product, ProductVariant } from '#commerce/model/product.ts'
import { signals } from '#content/product-signals.ts'
import { namesDays } from '#merchant/delivery-zones.ts'
import { ActivityPanel } from './activity-panel.tsx'
import { ShopCountdown } from './shop-countdown.tsx'

/** Rendered on the server, without the stored PIN code. After a client navigation a placeholder reserves its space. */
const DeliveryLine = lazyPartOnInteraction(
  () => import('#app/delivery/delivery-line.tsx').then((part) => part.DeliveryLine),
  <div className="min-h-14" />,
)

export type ProductSignalsProps = {
  product: Product
  /** The chosen variant; null for a product without variants. */
  variant: ProductVariant | null
}

/**
 * The right column below the buttons (specification section 2, Product page): day of delivery, countdown, hint, stock and
 * activity. A variant that is not in stock has the hint only, and a game that cannot be bought nothing.
 */
export function ProductSignals({ product, variant }: ProductSignalsProps) {
  const { figures, claims } = useShop().settings
  const stock = stockOf(product, variant)
  const isInStock = stock === 'here'
  return (
    <div className="product-signals">
      {isInStock && namesDays(figures) && (
        <div className="product-delivery">
          <DeliveryLine />
        </div>
      )}
      {isInStock && <ShopCountdown />}
      {claims.welcomeCode && stock !== 'nowhere' && (
        <p className="justify-self-start rounded-control border-2 border-dashed border-edge px-3 py-2 text-sm">
          {signals.hint.before} <b>{claims.welcomeCode}</b> {signals.hint.after}
        </p>
      )}
      {isInStock && (
        <>
          <p className="font-bold text-success">{signals.inStock}</p>
          <ActivityPanel
            productId={product.id}
            variantId={variant?.id}
            evidence={product.evidence}
          />
        </>
      )}
    </div>
  )
}
