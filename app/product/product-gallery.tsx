import { type ReactNode, useState } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as ProductPicture } from '#commerce/model/product.ts'

const MAIN_WIDTHS = [360, 540, 720, 1000]
const MAIN_SIZES = '(width >= 80rem) 36rem, (width >= 64rem) 44vw, 88vw'
const THUMBNAIL_WIDTH = 160

export type ProductGalleryProps = {
  title: string
  pictures: readonly ProductPicture[]
  /** Laid over the corner of the picture. */
  badge: ReactNode
}

/** The product's pictures: one large, which a press enlarges, and the others to choose from. */
export function ProductGallery({ title, pictures, badge }: ProductGalleryProps) {
  const [index, setIndex] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const shown = pictures[index] ?? pictures[0] ?? null

  function choose(next: number) {
    setIndex(next)
    setZoomed(false)
  }

  return (
    <div className="grid gap-3">
      <div className="rays rays-inset relative rounded-label p-[clamp(1rem,6%,2.5rem)]">
        {badge && <div className="absolute top-4 left-4 z-1">{badge}</div>}
        {shown ? (
          <button
            type="button"
            aria-pressed={isZoomed}
            aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
            className={`block w-full overflow-hidden rounded-control ${isZoomed ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
            onClick={() => setZoomed(!isZoomed)}
          >
            <MainPicture key={shown.url} picture={shown} title={title} isZoomed={isZoomed} />
          </button>
        ) : (
          <div className="aspect-[4/5] overflow-hidden rounded-control">
            <Picture src={null} alt={`${title}: no picture yet`} />
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <Thumbnails title={title} pictures={pictures} chosen={index} onChoose={choose} />
      )}
    </div>
  )
}

type MainPictureProps = { picture: ProductPicture; title: string; isZoomed: boolean }

function MainPicture({ picture, title, isZoomed }: MainPictureProps) {
  return (
    <Picture
      src={pictureUrl(picture.url, { width: 720 })}
      srcSet={pictureSrcSet(picture, MAIN_WIDTHS)}
      sizes={MAIN_SIZES}
      alt={picture.altText || title}
      width={picture.width ?? 1000}
      height={picture.height ?? 1250}
      priority
      className={`aspect-[4/5] transition-transform ${isZoomed ? 'scale-[1.8]' : ''}`}
    />
  )
}

type ThumbnailsProps = {
  title: string
  pictures: readonly ProductPicture[]
  chosen: number
  onChoose: (index: number) => void
}

function Thumbnails({ title, pictures, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul className="grid grid-cols-4 gap-3 noscript:pointer-events-none sm:grid-cols-5">
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <button
            type="button"
            aria-label={`Show picture ${index + 1} of ${pictures.length}`}
            aria-pressed={index === chosen}
            className="block w-full overflow-hidden rounded-control border-2 border-transparent bg-inset aria-pressed:border-coral"
            onClick={() => onChoose(index)}
          >
            <Picture
              src={pictureUrl(picture.url, { width: THUMBNAIL_WIDTH })}
              alt={picture.altText || `${title}, picture ${index + 1}`}
              width={THUMBNAIL_WIDTH}
              height={(THUMBNAIL_WIDTH * 5) / 4}
              className="aspect-[4/5]"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
