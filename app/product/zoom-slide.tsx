import { type MouseEvent, useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as ProductPicture } from '#commerce/model/product.ts'
import { gallery } from '#content/product-page.ts'
import { galleryFiles } from './gallery-slide.tsx'
import { CLOSEST } from './picture-view.ts'

/** Up to a phone's full width at a zoom of 3 and a device pixel ratio of 3. */
const WIDTHS = [720, 1080, 1440, 2160, 3240]

export type ZoomSlideProps = {
  title: string
  picture: ProductPicture
  isShown: boolean
  isZoomed: boolean
  onToggle: (event: MouseEvent) => void
}

/**
 * A picture that fits the screen, below the gallery's until it has been painted. When zoomed, the browser loads it at the
 * size that it then covers.
 */
export function ZoomSlide({ title, picture, isShown, isZoomed, onToggle }: ZoomSlideProps) {
  const [isDecoded, setDecoded] = useState(false)
  const [isPainted, setPainted] = useState(false)
  const alt = picture.altText || title
  const width = picture.width ?? 1000
  const height = picture.height ?? 1250
  const fitted = `min(100vw, ${Math.round((width * 100) / height)}vh)`
  return (
    <li inert={!isShown}>
      <button
        type="button"
        className="relative size-full"
        aria-label={isZoomed ? gallery.zoomOut(alt) : gallery.zoomIn(alt)}
        onClick={onToggle}
      >
        <Picture
          src={pictureUrl(picture.url, { width: 1080 })}
          srcSet={pictureSrcSet(picture, WIDTHS)}
          // With one pixel per CSS pixel half again as much, as in the gallery.
          sizes={
            isZoomed
              ? `calc(${CLOSEST} * ${fitted})`
              : `(resolution < 1.5dppx) calc(1.5 * ${fitted}), ${fitted}`
          }
          alt={alt}
          width={width}
          height={height}
          loading="eager"
          // In the first frame of a flight, once it can be.
          decoding={isDecoded ? 'sync' : 'async'}
          draggable={false}
          onLoad={({ currentTarget }) => {
            const show = () => {
              setDecoded(true)
              requestAnimationFrame(() => requestAnimationFrame(() => setPainted(true)))
            }
            // It rejects when the browser has meanwhile chosen another file.
            currentTarget.decode().then(show, show)
          }}
        />
        {!isPainted && (
          <img
            {...galleryFiles(picture)}
            alt=""
            decoding="sync"
            className="absolute inset-0 size-full"
          />
        )}
      </button>
    </li>
  )
}
