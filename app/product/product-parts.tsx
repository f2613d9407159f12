import { lazyPart } from '#app/browser/lazy-part.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

/** The picture's well, empty. */
export function GalleryWaiting() {
  return (
    <div className="rays rays-inset rounded-label p-[clamp(1rem,6%,2.5rem)]">
      <Skeleton shape="picture" className="rounded-control" />
    </div>
  )
}

/** What speaks for the game, not yet there. */
export function PitchWaiting() {
  return (
    <div className="grid gap-4">
      <Skeleton shape="button" className="h-14" />
      <Skeleton className="w-28" />
      <Skeleton shape="title" className="text-4xl" />
      <Skeleton className="w-48 text-2xl" />
      <Skeleton className="my-8 w-full" />
      <Skeleton className="w-36 text-3xl" />
    </div>
  )
}

export const GalleryPart = lazyPart(
  () => import('./product-gallery.tsx').then((part) => part.ProductGallery),
  <GalleryWaiting />,
)

export const PitchPart = lazyPart(
  () => import('./product-pitch.tsx').then((part) => part.ProductPitch),
  <PitchWaiting />,
)

export const TrustPart = lazyPart(() =>
  import('./product-trust.tsx').then((part) => part.ProductTrust),
)

export const TabsPart = lazyPart(() =>
  import('./product-tabs.tsx').then((part) => part.ProductTabs),
)

/** Longer than this a navigation does not wait for them: each part then comes when it comes. */
const PATIENCE_MS = 800

/** Fetches the parts ahead of a page made in the browser, so that it is shown whole. */
export async function preloadProductParts(): Promise<void> {
  const parts = [GalleryPart, PitchPart, TrustPart, TabsPart].map((part) => part.preload())
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([Promise.all(parts), patience])
  clearTimeout(timer)
}
