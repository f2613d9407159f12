import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton, type IconButtonProps } from '#app/ui/icon-button.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import type { Picture as ProductPicture } from '#commerce/model/product.ts'
import type { Tint } from '#commerce/model/tint.ts'
import { pictureZoom as words } from '#content/picture-zoom.ts'
import { gallery } from '#content/product-page.ts'
import { controls } from '#content/ui.ts'
import { CLOSEST } from './picture-view.ts'
import { PictureZoom } from './picture-zoom.ts'
import { usePictureRow } from './use-picture-row.ts'
import { ZoomFlight } from './zoom-flight.ts'
import { ZoomSlide } from './zoom-slide.tsx'

const STEP = 1.5

export type PictureZoomDialogProps = {
  title: string
  pictures: readonly ProductPicture[]
  /** Index of the picture it opens with. Another object opens it again, also while it fades. */
  start: { readonly at: number }
  /** The colour behind the pictures; neutral for those of a review. */
  tint?: Tint | undefined
  /** Called with the picture in view, before it flies back to that picture of the page, which gets the focus. */
  onClose: (index: number) => void
  /** Called when it has faded and was not opened again, to remove it. */
  onGone: () => void
}

/** A product's pictures in full screen, to swipe and zoom. */
export function PictureZoomDialog({
  title,
  pictures,
  start,
  tint,
  onClose,
  onGone,
}: PictureZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { ref: row, index, show, focus, handlers } = usePictureRow(start.at)
  const [scale, setScale] = useState(1)
  const [zoom] = useState(() => new PictureZoom(setScale))
  const [flight] = useState(() => new ZoomFlight())

  // Opens the dialog, which is the browser's, and listens to the row, which has no width before.
  useEffect(() => {
    const source = document.activeElement
    if (dialog.current?.open === false) dialog.current.showModal()
    row.current?.scrollTo({ left: start.at * row.current.clientWidth, behavior: 'instant' })
    // Chromium focuses the row, because it scrolls: its ring would be off the screen.
    row.current?.children[start.at]?.querySelector('button')?.focus({ preventScroll: true })
    flight.start(source, row.current, start.at, 'in')
    return row.current ? zoom.attach(row.current) : undefined
  }, [row, start, zoom, flight])

  // A swiped picture takes the focus along: the former one is inert now, and keys would reach nothing.
  useEffect(() => {
    if (!row.current?.contains(document.activeElement)) return
    row.current.children[index]?.querySelector('button')?.focus({ preventScroll: true })
  }, [row, index])

  function turnTo(next: number, go: (index: number) => void) {
    zoom.reset()
    go(next)
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event
    // Otherwise the browser scrolls the row too.
    if (key.startsWith('Arrow')) event.preventDefault()
    if (key === '+' || key === '=') zoom.zoomBy(STEP)
    else if (key === '-') zoom.zoomBy(1 / STEP)
    else if (zoom.pan(key)) return
    else if (key === 'ArrowRight') turnTo(index + 1, focus)
    else if (key === 'ArrowLeft') turnTo(index - 1, focus)
  }

  return (
    <dialog
      ref={dialog}
      className="dialog zoom"
      aria-label={gallery.pictures(title)}
      onKeyDown={handleKey}
      onClose={({ currentTarget }) => {
        // Opened again before this event, which the browser sends in a task of its own.
        if (currentTarget.open) return
        zoom.reset()
        onClose(index)
        const fades = currentTarget.getAnimations().map(({ finished }) => finished)
        flight.start(document.activeElement, row.current, index, 'out')
        void Promise.allSettled(fades).then(() => {
          if (currentTarget.open) return
          flight.end()
          onGone()
        })
      }}
    >
      <div className={classNames('absolute inset-0 rays rays-well', tint && `tint-${tint}`)} />
      <ul
        ref={row}
        className="picture-row zoom-row relative flex size-full"
        data-zoomed={scale > 1 || undefined}
        {...handlers}
      >
        {pictures.map((picture, at) => (
          <ZoomSlide
            key={picture.url}
            title={title}
            picture={picture}
            isShown={at === index}
            isZoomed={at === index && scale > 1}
            onToggle={(event) => zoom.toggle(event.nativeEvent)}
          />
        ))}
      </ul>
      <Tools scale={scale} zoom={zoom} />
      {pictures.length > 1 && (
        <Turns count={pictures.length} shown={index} onChoose={(at) => turnTo(at, show)} />
      )}
    </dialog>
  )
}

function Tools({ scale, zoom }: { scale: number; zoom: PictureZoom }) {
  return (
    <div className="zoom-tools absolute flex">
      <IconButton
        label={words.smaller}
        disabled={scale === 1}
        onClick={() => zoom.zoomBy(1 / STEP)}
      >
        <Icon name="minus" />
      </IconButton>
      <IconButton
        label={words.larger}
        disabled={scale === CLOSEST}
        onClick={() => zoom.zoomBy(STEP)}
      >
        <Icon name="plus" />
      </IconButton>
      <IconButton
        label={controls.close}
        onClick={(event) => closeDialogAround(event.currentTarget)}
      >
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

type TurnsProps = { count: number; shown: number; onChoose: (index: number) => void }

/** A dot for each picture; on wide screens, where nobody swipes, arrows beside them. */
function Turns({ count, shown, onChoose }: TurnsProps) {
  return (
    <div className="zoom-dots absolute flex">
      <p className="sr-only" aria-live="polite">
        {gallery.picture} {shown + 1} {gallery.of} {count}
      </p>
      <Arrow label={words.previous} disabled={shown === 0} onClick={() => onChoose(shown - 1)} />
      <ul className="flex">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
          <li key={at}>
            <button
              type="button"
              className="grid min-h-touch min-w-touch place-items-center"
              aria-label={gallery.show(at + 1, count)}
              aria-pressed={at === shown}
              onClick={() => onChoose(at)}
            />
          </li>
        ))}
      </ul>
      <Arrow
        label={words.next}
        disabled={shown === count - 1}
        onClick={() => onChoose(shown + 1)}
      />
    </div>
  )
}

function Arrow(props: IconButtonProps) {
  return (
    <IconButton className="max-lg:hidden" {...props}>
      <Icon name="arrow-right" className={props.label === words.previous ? 'rotate-180' : ''} />
    </IconButton>
  )
}
