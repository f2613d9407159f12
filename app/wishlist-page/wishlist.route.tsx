import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import stylesheet from '#app/catalogue/lists.css?url'
import { ProductGrid } from '#app/catalogue/product-grid.tsx'
import { ProductGridSkeleton } from '#app/catalogue/product-grid-skeleton.tsx'
import { FEATURED, featuredQuery } from '#app/catalogue/product-queries.ts'
import { ProductsFailure } from '#app/catalogue/products-failure.tsx'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Eyebrow } from '#app/ui/eyebrow.tsx'
import { Container } from '#app/ui/page.tsx'
import { useWishlist } from '#app/wishlist/use-wishlist.ts'
import { mergeSavedGames } from '#commerce/model/merge-saved-games.ts'
import { readSharedGames } from '#commerce/model/wishlist-link.ts'
import { wishlistPage } from '#content/wishlist-page.ts'
import { wishlistSeo } from '#merchant/seo/wishlist.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { SavedGames } from './saved-games.tsx'
import { SharedGames } from './shared-games.tsx'
import { gamesByIdQuery } from './wishlist-queries.ts'

/** Games in a row of a wide viewport. */
const ROW = 4

export const links = () => pageStyles(stylesheet)

/** The games saved in this browser, or those of a share link. The server renders neither. */
export default function WishlistRoute() {
  const { isRestored } = useWishlist()
  const { search } = useLocation()
  // Read from the URL only in the browser: the server renders the same page for every list.
  const shared = isRestored ? readSharedGames(search) : null
  if (shared) return <SharedWishlist productIds={shared} />
  return (
    <Page {...wishlistPage}>
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
  const saved = items.map(({ id }) => id)
  const ids = useStableIds(saved)
  const { data, isError, isLoading, refetch } = useQuery(gamesByIdQuery(storefront, ids))
  // What was offered stays: the heart that somebody taps there is not taken away.
  const [wasShort] = useState(items.length < ROW)
  // Once the cards above have their height.
  const [isSettled, setSettled] = useState(false)
  if (!isSettled && !isLoading) setSettled(true)
  return (
    <>
      <SavedGames
        {...mergeSavedGames(items, data ?? null)}
        isUnchecked={isError}
        onRetry={() => void refetch()}
      />
      {isSettled && (wasShort || items.length === 0) && <FirstGames saved={saved} />}
    </>
  )
}

function SharedWishlist({ productIds }: { productIds: readonly string[] }) {
  const { storefront } = useShop()
  const { data, error, isError, refetch } = useQuery(gamesByIdQuery(storefront, productIds))
  return (
    <Page {...wishlistPage.shared}>
      {isError && !data ? (
        <ProductsFailure onRetry={() => void refetch()} error={error} />
      ) : data ? (
        <SharedGames games={data} />
      ) : (
        <Waiting />
      )}
    </Page>
  )
}

type PageProps = { title: string; eyebrow: string; text?: string; children: ReactNode }

/** At least as tall as the viewport, so that the footer does not shift when the games arrive. */
function Page({ title, eyebrow, text, children }: PageProps) {
  return (
    <Container className="min-h-svh pt-8 pb-section">
      <PageSeo {...wishlistSeo} />
      <Eyebrow className="mb-3">{eyebrow}</Eyebrow>
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {text && <p className="mt-2 max-w-prose text-lg text-muted">{text}</p>}
      {children}
    </Container>
  )
}

function Waiting() {
  return (
    <div className="mt-6 noscript:hidden">
      <p role="status" className="sr-only">
        {wishlistPage.loading}
      </p>
      <ProductGridSkeleton count={ROW} />
    </div>
  )
}

/**
 * The ids to query. A removed game's id stays while the page is open, so that removing one game does
 * not refetch all the others.
 */
function useStableIds(productIds: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(productIds)
  if (productIds.every((id) => asked.includes(id))) return asked
  setAsked(productIds)
  return productIds
}

/**
 * The first games below an empty or short wishlist, without those that it had when the page opened, if it still has any: the
 * card whose heart is tapped here stays. Nothing if the store does not respond.
 */
function FirstGames({ saved }: { saved: readonly string[] }) {
  const { storefront } = useShop()
  const [left, setLeft] = useState(saved)
  if (saved.length === 0 && left.length > 0) setLeft(saved)
  const { data, isPending } = useQuery(featuredQuery(storefront))
  const games = data?.filter(({ id }) => !left.includes(id))
  if (!isPending && !games?.length) return null
  return (
    <section aria-labelledby="first-games" className="grid gap-5 pt-section">
      <h2 id="first-games" className="text-3xl">
        {left.length === 0 ? wishlistPage.firstGames : wishlistPage.moreGames}
      </h2>
      {games ? <ProductGrid products={games} /> : <ProductGridSkeleton count={FEATURED} />}
    </section>
  )
}
