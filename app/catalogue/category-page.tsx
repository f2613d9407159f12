import type { ReactNode } from 'react'
import { PageSeo } from '#app/seo/page-seo.tsx'
import type { SharePicture } from '#app/seo/share-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Container } from '#app/ui/page.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Collection, Picture as StorePicture } from '#commerce/model/product.ts'
import { category } from '#content/catalogue.ts'
import { describeCategory } from '#merchant/seo/category-seo.ts'
import { pageTitle } from '#merchant/seo/seo.ts'

export type CategoryPageProps = {
  collection: Collection
  /** Total number of products, when the collection has only the first. */
  count?: number
  /** Share picture; by default the shop's. */
  share?: SharePicture | null
  isRefreshing: boolean
  onRefresh: () => void
  /** The grid; shown when the collection has products. */
  children: ReactNode
}

/** A loaded category (specification section 2, Category page: Loaded). */
export function CategoryPage({
  collection,
  count = collection.products.length,
  share,
  isRefreshing,
  onRefresh,
  children,
}: CategoryPageProps) {
  const { title, picture, products } = collection
  return (
    <Container className="pt-5 pb-section sm:pt-8">
      <PageSeo
        title={pageTitle(title)}
        description={describeCategory(collection, count)}
        keywords={category.keywords(title)}
        // A collection made from the words in the URL: there is no end of such URLs.
        noindex={collection.id === ''}
        share={share}
      />
      <div className="mb-2 items-center gap-8 sm:mb-8 md:flex md:flex-row-reverse">
        {picture && <CategoryBanner picture={picture} />}
        <div className="flex flex-1 flex-wrap items-center gap-x-4 sm:grid sm:grid-cols-[auto_1fr]">
          <div className="min-w-24 flex-1 sm:contents">
            <h1 className="text-3xl sm:col-span-2 sm:text-4xl">{title}</h1>
            <p className="text-sm leading-tight text-muted sm:order-1 sm:text-base">
              {category.found(count)}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            className="sm:order-1 sm:justify-self-start"
            busy={isRefreshing}
            onClick={onRefresh}
          >
            {!isRefreshing && <Icon name="refresh" />}
            {category.refresh}
          </Button>
          <p className="mt-2 basis-full leading-tight font-bold text-marigold sm:col-span-2 sm:text-lg md:pb-2">
            {category.tagline}
          </p>
        </div>
      </div>
      {products.length > 0 ? (
        children
      ) : (
        <EmptyState scene="shelf" title={category.empty.title}>
          <Button onClick={onRefresh}>{category.empty.button}</Button>
        </EmptyState>
      )}
    </Container>
  )
}

const BANNER_WIDTHS = [480, 720, 1080, 1600]

/** The collection's picture, if the store has one: on phones below the awning, beside the title where there is room. */
function CategoryBanner({ picture }: { picture: StorePicture }) {
  return (
    <div className="category-banner aspect-[5/2] overflow-hidden bg-inset sm:mb-6 sm:rounded-label md:mb-0 md:w-[27rem]">
      <Picture
        src={pictureUrl(picture.url, { width: 1080 })}
        srcSet={pictureSrcSet(picture, BANNER_WIDTHS)}
        // As for cards, desktops with one pixel per CSS pixel take half again as much (decision 45). Phones show it from
        // edge to edge: a 412 px wide one with 1.75 or 2.625 pixels per CSS pixel is one pixel wider than 720 or 1080.
        sizes="(width >= 48rem) and (resolution < 1.5dppx) 41rem, (width >= 48rem) 27rem, 94vw"
        alt=""
        width={picture.width ?? 1600}
        height={picture.height ?? 640}
        priority
      />
    </div>
  )
}
