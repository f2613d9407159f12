import { href } from 'react-router'
import { ProductsFailure, type ProductsFailureProps } from '#app/catalogue/products-failure.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { productsFailure } from '#content/catalogue.ts'
import { productStates } from '#content/product-page.ts'
import { pageTitle } from '#merchant/seo/seo.ts'
import { GalleryPicture } from './gallery-slide.tsx'
import { KnownPitch, ratingSkeleton } from './product-pitch.tsx'

/**
 * Specification section 2, Product page: Loading. What is known has the same position as on the loaded page.
 * @param game data already loaded by a list
 */
export function ProductLoading({ game }: { game?: ProductSummary }) {
  return (
    <Container className="pb-section md:pt-3">
      <title>{pageTitle(game?.title ?? productStates.loading)}</title>
      <p role="status" className="relative z-1 flex min-h-11 items-center text-sm text-muted">
        {productStates.loading}
      </p>
      <div className="grid items-start gap-x-8 gap-y-3 md:mt-3 md:grid-cols-2 xl:gap-x-14">
        <div
          className={classNames(
            'gallery-well rays rays-well max-md:-mx-gutter max-md:-mt-touch',
            game && game.variety !== 'one' && 'with-choice',
            game?.tint && `tint-${game.tint}`,
          )}
        >
          <span
            className={`${game ? '' : 'skeleton '}skeleton-picture mx-auto block max-md:h-full max-md:w-auto md:rounded-control`}
          >
            {game?.picture && <GalleryPicture picture={game.picture} alt="" priority />}
          </span>
        </div>
        <div className="grid gap-4">
          {game ? (
            <KnownPitch game={game} />
          ) : (
            <div className="grid justify-items-start gap-1.5 md:gap-2">
              <div className="-my-2 flex min-h-touch items-center">
                <Skeleton className="w-28" />
              </div>
              <Skeleton shape="title" className="text-4xl" />
              {ratingSkeleton}
              <Skeleton className="w-36 text-3xl" />
            </div>
          )}
          <Skeleton className="w-full" />
          <Skeleton shape="button" className="w-36" />
          <Skeleton shape="button" className="h-14" />
          <Skeleton shape="button" className="h-14" />
        </div>
      </div>
    </Container>
  )
}

/** The page for an unknown handle. */
export function ProductAbsence() {
  return (
    <Container className="full-state">
      <title>{pageTitle(productStates.absence.title)}</title>
      <EmptyState
        level={1}
        scene="lost"
        title={productStates.absence.title}
        text={productStates.absence.text}
      >
        <ButtonLink to={href('/all-products')}>{productStates.absence.button}</ButtonLink>
      </EmptyState>
    </Container>
  )
}

/** The store failed (specification section 8, product load). */
export function ProductFailure({ onRetry, error }: ProductsFailureProps) {
  return (
    <Container className="full-state">
      <title>{pageTitle(productsFailure.title)}</title>
      <ProductsFailure level={1} onRetry={onRetry} error={error} />
    </Container>
  )
}
