import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'

/** Of the gallery and of the pictures in reviews. */
export const PictureZoomDialog = lazyPartOnInteraction(() =>
  import('./picture-zoom-dialog.tsx').then((part) => part.PictureZoomDialog),
)
