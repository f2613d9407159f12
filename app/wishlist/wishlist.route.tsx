import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BuyButtons } from '#app/cart/buy-buttons.tsx'
import { useAddAll } from '#app/cart/use-add-all.ts'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { usePrefetchProduct } from '#app/product/product-queries.ts'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { ProductsFailure } from '#app/shop/products-failure.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Container } from '#app/ui/page.tsx'
import { gatherGames } from '#commerce/model/gather-games.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { readSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlist } from '#content/wishlist.ts'
import { wishlistSeo } from '#merchant/seo/wishlist.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { SavedGames } from './saved-games.tsx'
import { SharedGames } from './shared-games.tsx'
import { useAskedIds } from './use-asked-ids.ts'
import { useWishlist } from './use-wishlist.ts'
import { gamesByIdQuery } from './wishlist-queries.ts'

/** Cards before the list is known: one row of a wide window. */
const SKELETONS = 4

/** The saved games of this browser, or those of a share link. The server knows neither. */
export default function WishlistRoute() {
  const { isRestored } = useWishlist()
  const { search } = useLocation()
  // Read from the address only in the browser: the server draws one page for every list.
  const shared = isRestored ? readSharedGames(search) : null
  if (shared) return <SharedWishlist productIds={shared} />
  return (
    <Page {...wishlist}>
      {isRestored ? <OwnWishlist /> : <Waiting />}
      <noscript>
        <EmptyWishlist />
      </noscript>
    </Page>
  )
}

function OwnWishlist() {
  const { storefront } = useShop()
  const { items } = useWishlist()
  const asked = useAskedIds(items.map(({ id }) => id))
  const { data, isError, refetch } = useQuery(gamesByIdQuery(storefront, asked))
  return (
    <SavedGames
      {...gatherGames(items, data ?? null)}
      isUnchecked={isError}
      onRetry={() => void refetch()}
      onAddAll={useAddAll()}
    >
      {(games, removeButton) => <Games games={games} extra={removeButton} />}
    </SavedGames>
  )
}

function SharedWishlist({ productIds }: { productIds: readonly string[] }) {
  const { storefront } = useShop()
  const { data, isError, refetch } = useQuery(gamesByIdQuery(storefront, productIds))
  const addAll = useAddAll()
  return (
    <Page {...wishlist.shared}>
      {isError && !data ? (
        <ProductsFailure onRetry={() => void refetch()} />
      ) : data ? (
        <SharedGames games={data} onAddAll={addAll}>
          {(games, heart) => <Games games={games} extra={heart} />}
        </SharedGames>
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

type GamesProps = {
  games: readonly ProductSummary[]
  /** What a card has below its buttons to buy. */
  extra: (product: ProductSummary) => ReactNode
}

function Games({ games, extra }: GamesProps) {
  const { settings } = useShop()
  const prefetchProduct = usePrefetchProduct()
  return (
    <ProductGrid
      products={games}
      figures={settings.figures}
      actionsFor={(product) => (
        <div className="grid gap-2">
          <BuyButtons product={product} />
          {extra(product)}
        </div>
      )}
      onIntent={prefetchProduct}
    />
  )
}

type PageProps = { title: string; eyebrow: string; text?: string; children: ReactNode }

/** At least a window tall, so that the footer stays where it is when the games arrive. */
function Page({ title, eyebrow, text, children }: PageProps) {
  return (
    <Container className="min-h-svh pt-8 pb-section">
      <PageSeo {...wishlistSeo} />
      <p className="font-display text-xl text-marigold">{eyebrow}</p>
      <h1 className="text-4xl">{title}</h1>
      {text && <p className="mt-2 max-w-prose text-lg text-pretty text-muted">{text}</p>}
      {children}
    </Container>
  )
}

function Waiting() {
  return (
    <div className="mt-6 noscript:hidden">
      <p role="status" className="sr-only">
        Loading your games...
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </div>
  )
}
