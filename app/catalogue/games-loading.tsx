import { allGames } from '#content/catalogue.ts'
import { ProductGridSkeleton } from './product-grid-skeleton.tsx'

/** Skeleton cards while the list is loading (specification section 9). */
const SKELETONS = 6

/** In place of the list of all games. */
export function GamesLoading() {
  return (
    <>
      <p role="status" className="my-5 text-muted">
        {allGames.loading}
      </p>
      <ProductGridSkeleton count={SKELETONS} />
    </>
  )
}
