import { type Ref, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as Poster, Video } from '#commerce/model/product.ts'
import { productVideo } from '#content/product-video.ts'

export type VideoSlideProps = {
  title: string
  video: Video
  /** Whether it is in view; out of view it pauses. */
  isShown: boolean
  /** Called with -1 for the picture before the video. */
  onTurn: (by: -1) => void
}

/**
 * A product's video, last in the row. It loads nothing before it is played; the player then covers its poster, so that
 * the layout does not shift.
 */
export function VideoSlide({ title, video, isShown, onTurn }: VideoSlideProps) {
  const [state, setState] = useState<'still' | 'played' | 'failed'>('still')
  const slide = useRef<HTMLDivElement>(null)
  const player = useRef<HTMLVideoElement>(null)
  const alt = video.altText || title

  // Pauses the browser's player.
  useEffect(() => {
    if (!isShown) player.current?.pause()
  }, [isShown])

  /** Synchronous within the click, because Safari on iPhones plays nothing otherwise. */
  function play() {
    flushSync(() => setState('played'))
    player.current?.focus({ preventScroll: true })
    // The player itself shows a failed start; `onError` of the last source tells when no source works.
    player.current?.play().catch(() => undefined)
  }

  /** Moves the focus to the button if the removed player had it. */
  function fail() {
    const hadFocus = document.activeElement === player.current
    flushSync(() => setState('failed'))
    if (hadFocus) slide.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <div className="video-slide relative" ref={slide}>
      {state === 'played' && <Player ref={player} video={video} alt={alt} onFail={fail} />}
      <button
        type="button"
        aria-label={productVideo.play(alt)}
        className={classNames(
          'block w-full overflow-hidden max-md:h-full md:rounded-control noscript:pointer-events-none',
          state === 'played' && 'invisible',
        )}
        onClick={play}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') onTurn(-1)
        }}
      >
        <Still poster={video.poster} />
        <Icon name="play" className="play-sign noscript:hidden" />
      </button>
      {state === 'failed' && (
        <p role="alert" className="video-failure absolute rounded-control p-2 text-center">
          {productVideo.unplayable}
        </p>
      )}
    </div>
  )
}

/** Like the gallery's pictures, but separate: a shared component would be a chunk that loads before the first tap. */
function Still({ poster }: { poster: Poster }) {
  return (
    <Picture
      src={pictureUrl(poster.url, { width: 720 })}
      srcSet={pictureSrcSet(poster, [360, 720])}
      sizes="(width >= 48rem) 44vw, 66vw"
      width={poster.width ?? 1000}
      height={poster.height ?? 1250}
      alt=""
      className="mx-auto aspect-[4/5] max-md:w-auto"
    />
  )
}

type PlayerProps = {
  ref: Ref<HTMLVideoElement>
  video: Video
  alt: string
  onFail: () => void
}

function Player({ ref, video, alt, onFail }: PlayerProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the store has no captions of its videos
    <video
      ref={ref}
      aria-label={alt}
      // Safari cannot focus a player without it.
      tabIndex={0}
      controls
      playsInline
      preload="none"
      className="absolute inset-0 size-full md:rounded-control"
    >
      {video.sources.map(({ url, type }, at) => (
        <source
          key={url}
          src={url}
          type={type}
          onError={at === video.sources.length - 1 ? onFail : undefined}
        />
      ))}
    </video>
  )
}
