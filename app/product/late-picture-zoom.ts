import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'

/** Shared by the gallery and the pictures of reviews. */
export const LatePictureZoom = lazyPartOnInteraction(() =>
  import('./picture-zoom-dialog.tsx').then((part) => part.PictureZoomDialog),
)
