import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as ProductPicture } from '#commerce/model/product.ts'
import { gallery } from '#content/product-page.ts'

const WIDTHS = [360, 540, 660, 720, 1000]
/**
 * What gallery.css leaves on wide screens, beside the thumbnails or above them. With one pixel per CSS pixel half again as
 * much: a browser softens a picture that it shrinks by less than a quarter (decision 45).
 * Safari before 26.4 skips sizes with functions and takes the third.
 */
const SIZES =
  '(width >= 48rem) and (resolution < 1.5dppx) min(50vw, 54rem), (width >= 48rem) max(16rem, min(38vw, 36rem, 80vh - 13.25rem)), (width >= 48rem) 38vw, 66vw'

export type GallerySlideProps = {
  title: string
  picture: ProductPicture
  /** Whether it is the picture in view; the others are inert. */
  isShown: boolean
  /** Loads first. */
  priority: boolean
  onZoom: () => void
  /** Called with 1 for the next picture, -1 for the previous. */
  onTurn: (by: 1 | -1) => void
}

/** One picture of the row. A click opens it on the whole screen; arrow keys move to the next. */
export function GallerySlide({
  title,
  picture,
  isShown,
  priority,
  onZoom,
  onTurn,
}: GallerySlideProps) {
  const alt = picture.altText || title
  return (
    <li className="max-md:h-full" inert={!isShown}>
      <button
        type="button"
        aria-label={gallery.zoomIn(alt)}
        className="block w-full cursor-zoom-in overflow-hidden max-md:h-full md:rounded-control noscript:pointer-events-none"
        onClick={onZoom}
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') onTurn(1)
          else if (key === 'ArrowLeft') onTurn(-1)
        }}
      >
        <GalleryPicture picture={picture} alt={alt} priority={priority} />
      </button>
    </li>
  )
}

/** The files of a picture that the gallery loads. */
export const galleryFiles = (picture: ProductPicture) => ({
  src: pictureUrl(picture.url, { width: 720 }),
  srcSet: pictureSrcSet(picture, WIDTHS),
  sizes: SIZES,
})

export type GalleryPictureProps = { picture: ProductPicture; alt: string; priority: boolean }

/** A picture in the size of the gallery. */
export function GalleryPicture({ picture, ...rest }: GalleryPictureProps) {
  return (
    <Picture
      {...galleryFiles(picture)}
      width={picture.width ?? 1000}
      height={picture.height ?? 1250}
      draggable={false}
      className="mx-auto aspect-[4/5] max-md:w-auto"
      {...rest}
    />
  )
}
