import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as ProductPicture } from '#commerce/model/product.ts'
import { gallery } from '#content/product-page.ts'
import { movePan, placePan } from './pan.ts'

const WIDTHS = [360, 540, 720, 1000]
const SIZES = '(width >= 80rem) 36rem, (width >= 48rem) 44vw, 66vw'
const ZOOMED_SIZES = '1000px'

export type GallerySlideProps = {
  title: string
  picture: ProductPicture
  /** Whether it is the picture in view; the others are inert. */
  isShown: boolean
  isZoomed: boolean
  /** Loads first. */
  priority: boolean
  onZoom: (isZoomed: boolean) => void
  /** Called with 1 for the next picture, -1 for the previous. */
  onTurn: (by: 1 | -1) => void
}

/**
 * One picture of the row. A click zooms in at the pointer, and pointer and arrow keys pan; unzoomed,
 * the arrow keys move to the next picture.
 */
export function GallerySlide({
  title,
  picture,
  isShown,
  isZoomed,
  priority,
  onZoom,
  onTurn,
}: GallerySlideProps) {
  const alt = picture.altText || title

  function toggleZoom(event: MouseEvent<HTMLElement>) {
    // A keyboard click has no position: zoom into the middle.
    if (event.detail === 0) movePan(event.currentTarget, null)
    else placePan(event.currentTarget, event)
    onZoom(!isZoomed)
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (isZoomed && event.key === 'Escape') onZoom(false)
    else if (isZoomed && movePan(event.currentTarget, event.key)) event.preventDefault()
    else if (!isZoomed && event.key === 'ArrowRight') onTurn(1)
    else if (!isZoomed && event.key === 'ArrowLeft') onTurn(-1)
  }

  return (
    <li className="w-full shrink-0 snap-center snap-always max-md:h-full" inert={!isShown}>
      <button
        type="button"
        aria-label={isZoomed ? gallery.zoomOut(alt) : gallery.zoomIn(alt)}
        className={`block w-full overflow-hidden max-md:h-full md:rounded-control noscript:pointer-events-none ${isZoomed ? 'cursor-zoom-out touch-none' : 'cursor-zoom-in'}`}
        onClick={toggleZoom}
        onKeyDown={handleKey}
        onPointerMove={
          isZoomed
            ? (event: PointerEvent<HTMLElement>) => placePan(event.currentTarget, event)
            : undefined
        }
      >
        <Picture
          src={pictureUrl(picture.url, { width: 720 })}
          srcSet={pictureSrcSet(picture, WIDTHS)}
          sizes={isZoomed ? ZOOMED_SIZES : SIZES}
          alt={alt}
          width={picture.width ?? 1000}
          height={picture.height ?? 1250}
          priority={priority}
          draggable={false}
          className={`mx-auto aspect-[4/5] max-md:w-auto origin-[var(--pan-x,50%)_var(--pan-y,50%)] transition-transform ${isZoomed ? 'scale-[2.2]' : ''}`}
        />
      </button>
    </li>
  )
}
