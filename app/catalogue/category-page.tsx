import type { ReactNode } from 'react'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { RefreshIcon } from '#app/ui/icons.tsx'
import { Container } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Collection, Picture as StorePicture } from '#commerce/model/product.ts'
import type { SharePicture } from '#content/share-picture.ts'
import { brand } from '#merchant/brand.ts'
import { pageTitle } from '#merchant/seo/seo.ts'

export type CategoryPageProps = {
  collection: Collection
  /** Products there are, when the collection has only the first of them; its own number unless told. */
  count?: number
  /** What a link to it shows; the shop's picture unless told. */
  share?: SharePicture | null
  isRefreshing: boolean
  onRefresh: () => void
  /** The grid; shown when the collection has products. */
  children: ReactNode
}

/** A category that has been read (specification section 2, Category page: Loaded). */
export function CategoryPage({
  collection,
  count = collection.products.length,
  share,
  isRefreshing,
  onRefresh,
  children,
}: CategoryPageProps) {
  const { title, description, picture, products } = collection
  return (
    <Container className="pt-4 pb-section sm:pt-8">
      <PageSeo
        title={pageTitle(title)}
        description={
          description || `${title} by ${brand.name}: games made for loud Indian evenings.`
        }
        keywords={[title.toLowerCase(), 'card games']}
        share={share}
      />
      {picture && <CategoryBanner picture={picture} />}
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-2 font-display text-lg text-marigold">
            Discover amazing games in this collection
          </p>
          <p className="mt-1 text-muted">Found {count} products</p>
        </div>
        <Button variant="outline" size="sm" busy={isRefreshing} onClick={onRefresh}>
          {!isRefreshing && <RefreshIcon />}
          Refresh
        </Button>
      </div>
      {products.length > 0 ? (
        children
      ) : (
        <EmptyState title="No products found in this category yet.">
          <Button onClick={onRefresh}>Refresh Data</Button>
        </EmptyState>
      )}
    </Container>
  )
}

const BANNER_WIDTHS = [480, 720, 1080, 1600]

/** The collection's own picture, where the store has one. */
function CategoryBanner({ picture }: { picture: StorePicture }) {
  return (
    <div className="mb-6 aspect-[5/2] overflow-hidden rounded-card bg-inset sm:rounded-label lg:aspect-[4/1]">
      <Picture
        src={pictureUrl(picture.url, { width: 1080 })}
        srcSet={pictureSrcSet(picture, BANNER_WIDTHS)}
        sizes="(width >= 84rem) 80rem, 94vw"
        alt=""
        width={picture.width ?? 1600}
        height={picture.height ?? 640}
        priority
      />
    </div>
  )
}
