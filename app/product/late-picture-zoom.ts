import { loadStyles } from '#app/browser/load-styles.ts'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import stylesheet from './zoom.css?url'

/** Shared by the gallery and the pictures of reviews. */
export const LatePictureZoom = lazyPartOnInteraction(async () => {
  const [part] = await Promise.all([import('./picture-zoom-dialog.tsx'), loadStyles(stylesheet)])
  return part.PictureZoomDialog
})
