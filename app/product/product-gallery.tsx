import { type ReactNode, useState } from 'react'
import { lazyPart, lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as ProductPicture, Video } from '#commerce/model/product.ts'
import type { Tint } from '#commerce/model/tint.ts'
import { gallery } from '#content/product-page.ts'
import { GallerySlide } from './gallery-slide.tsx'
import { LatePictureZoom } from './late-picture-zoom.ts'
import type { PictureZoomDialogProps } from './picture-zoom-dialog.tsx'
import { usePictureRow } from './use-picture-row.ts'

const BoxOpening = lazyPart(() => import('./live/box-opening.tsx').then((part) => part.BoxOpening))
/** Rendered on the server; its script loads on interaction. */
const VideoSlide = lazyPartOnInteraction(() =>
  import('./video-slide.tsx').then((part) => part.VideoSlide),
)

const THUMBNAIL_WIDTH = 160

export type ProductGalleryProps = {
  handle: string
  title: string
  pictures: readonly ProductPicture[]
  /** Shown after the pictures, and not zoomed. */
  video?: Video | undefined
  /** The chosen variant's, shown first and when it changes; null for none. */
  chosen?: ProductPicture | null
  /** Text of the badge; null for none. */
  saving: string | null
  /** The colour of the cards that fan out when the box opens; null for a game without cards to show. */
  cardInk: Tint | null
  /** The page has a choice of variants, below a small phone's first screen; without one the pictures are lower there. */
  hasChoice?: boolean
  /** Stamps the pictures as sold out. */
  isSoldOut?: boolean
  /** The colour behind the pictures. */
  tint?: Tint | undefined
}

/** The product's pictures and its video in a row, to swipe, select and zoom. */
export function ProductGallery(props: ProductGalleryProps) {
  const { title, pictures, video } = props
  return (
    <div className="gallery relative grid gap-3 max-md:-mx-gutter max-md:-mt-touch">
      {pictures.length > 0 || video ? (
        <PictureRow {...props} />
      ) : (
        <Well {...props}>
          <div className="mx-auto aspect-[4/5] overflow-hidden rounded-control max-md:h-full">
            <Picture src={null} alt={gallery.none(title)} />
          </div>
        </Well>
      )}
    </div>
  )
}

function PictureRow(props: ProductGalleryProps) {
  const { handle, title, video, chosen, cardInk, isSoldOut, tint } = props
  // The picture chosen at first comes first: without script the row starts there. The order does not change later.
  const [first] = useState(chosen?.url)
  const pictures = startingWith(props.pictures, first)
  const slides = video ? [...pictures, video.poster] : pictures
  const chosenAt = pictures.findIndex(({ url }) => url === chosen?.url)
  const { ref, index, show, focus, handlers } = usePictureRow(0, chosenAt)
  const [zoomed, setZoomed] = useState<PictureZoomDialogProps['start'] | null>(null)

  return (
    <>
      <Well {...props}>
        {/* Another edition than the first may be in a pouch. */}
        {cardInk && !isSoldOut && pictures[0] === props.pictures[0] && (
          <BoxOpening handle={handle} title={title} ink={cardInk} />
        )}
        <ul ref={ref} className="picture-row flex max-md:h-full md:rounded-control" {...handlers}>
          {pictures.map((picture, at) => (
            <GallerySlide
              key={picture.url}
              title={title}
              picture={picture}
              isShown={at === index}
              priority={at === 0}
              onZoom={() => {
                // Safari does not focus a button that is clicked; the picture flies from the one with the focus.
                focus(at)
                setZoomed({ at })
              }}
              onTurn={(by) => focus(index + by)}
            />
          ))}
          {video && (
            // Outside the lazy part, so that the row can scroll to it before its script has loaded.
            <li className="max-md:h-full" inert={index < pictures.length}>
              <VideoSlide
                title={title}
                video={video}
                isShown={index === pictures.length}
                onTurn={(by) => focus(index + by)}
              />
            </li>
          )}
        </ul>
        {pictures.length > 1 && pictures[index] && (
          <p className="sr-only">
            {gallery.picture} {index + 1} {gallery.of} {pictures.length}
          </p>
        )}
      </Well>
      {slides.length > 1 && (
        <Thumbnails
          title={title}
          slides={slides}
          count={pictures.length}
          chosen={index}
          onChoose={show}
        />
      )}
      {zoomed && (
        <LatePictureZoom
          title={title}
          pictures={pictures}
          start={zoomed}
          tint={tint}
          onClose={focus}
          onGone={() => setZoomed(null)}
        />
      )}
    </>
  )
}

function startingWith(pictures: readonly ProductPicture[], first: string | undefined) {
  return pictures.toSorted((one, other) => Number(other.url === first) - Number(one.url === first))
}

type WellProps = Pick<ProductGalleryProps, 'saving' | 'hasChoice' | 'isSoldOut' | 'tint'> & {
  children: ReactNode
}

function Well({ saving, hasChoice = false, isSoldOut = false, tint, children }: WellProps) {
  return (
    <div
      className={classNames(
        'gallery-well relative min-w-0 rays rays-well',
        hasChoice && 'with-choice',
        tint && `tint-${tint}`,
      )}
    >
      {saving !== null && (
        <Badge
          tone="urgent"
          className="gallery-saving pointer-events-none absolute z-1 text-center"
        >
          {saving}
        </Badge>
      )}
      {isSoldOut && (
        <span aria-hidden="true" className="stamp">
          {gallery.soldOut}
        </span>
      )}
      {children}
    </div>
  )
}

type ThumbnailsProps = {
  title: string
  /** The pictures, then the poster of the video. */
  slides: readonly ProductPicture[]
  /** Number of pictures. */
  count: number
  chosen: number
  onChoose: (index: number) => void
}

function Thumbnails({ title, slides, count, chosen, onChoose }: ThumbnailsProps) {
  return (
    <ul className="gallery-thumbnails noscript:pointer-events-none">
      {slides.map((picture, index) => (
        <li key={index < count ? picture.url : gallery.showVideo}>
          <button
            type="button"
            aria-label={index < count ? gallery.show(index + 1, count) : gallery.showVideo}
            aria-pressed={index === chosen}
            data-video={index === count || undefined}
            className="relative block w-full overflow-hidden rounded-control bg-inset max-md:h-full"
            onClick={() => onChoose(index)}
          >
            <Picture
              src={pictureUrl(picture.url, { width: THUMBNAIL_WIDTH })}
              alt={picture.altText || gallery.named(title, index + 1)}
              width={THUMBNAIL_WIDTH}
              height={(THUMBNAIL_WIDTH * 5) / 4}
              className="aspect-[4/5] max-md:h-full"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
