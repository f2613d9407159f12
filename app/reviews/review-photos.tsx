import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { isPlainTap } from '#app/browser/is-plain-tap.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { Picture as PictureData } from '#commerce/model/product.ts'
import { photoPath } from '#commerce/model/review-photos.ts'
import type { ShownReview } from '#commerce/model/shop-reviews.ts'
import { reviews } from '#content/reviews.ts'

/** A dialog with full-screen pictures, passed in by the page that shows the reviews. */
export type PhotoZoom = ComponentType<{
  title: string
  pictures: readonly PictureData[]
  /** Index of the picture it opens with. Another object opens it again, also while it fades. */
  start: { readonly at: number }
  /** Called with the picture in view, before the dialog fades. */
  onClose: (index: number) => void
  /** Called when it has faded and was not opened again, to remove it. */
  onGone: () => void
}>

export type ReviewPhotosProps = Pick<ShownReview, 'name' | 'photos'> & {
  /** Without it, and without script, a picture is a link to a larger one. */
  zoom?: PhotoZoom | undefined
}

/** The pictures of a published review. */
export function ReviewPhotos({ name, photos, zoom: Zoom }: ReviewPhotosProps) {
  const list = useRef<HTMLUListElement>(null)
  const [start, setStart] = useState<{ at: number } | null>(null)
  const altOf = (index: number) => reviews.photo(name, index + 1)

  function open(event: MouseEvent, index: number) {
    if (!Zoom || !isPlainTap(event)) return
    event.preventDefault()
    setStart({ at: index })
  }

  function focus(index: number) {
    list.current?.querySelectorAll('a')[index]?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-3">
        {photos.map((photo, index) => (
          <li key={photo} className="w-20">
            <a
              href={photoPath(photo, 'large')}
              className={Zoom ? 'block cursor-zoom-in' : 'block'}
              onClick={(event) => open(event, index)}
            >
              <Picture
                src={photoPath(photo, 'small')}
                alt={altOf(index)}
                width={80}
                height={80}
                className="rounded-control bg-inset"
              />
            </a>
          </li>
        ))}
      </ul>
      {Zoom && start && (
        <Zoom
          title={reviews.reviewOf(name)}
          pictures={photos.map((photo, index) => ({
            url: photoPath(photo, 'large'),
            altText: altOf(index),
            width: null,
            height: null,
          }))}
          start={start}
          onClose={focus}
          onGone={() => setStart(null)}
        />
      )}
    </>
  )
}
