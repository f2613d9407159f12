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
  /** Called with -1 for the picture before it. */
  onTurn: (by: -1) => void
}

/**
 * A product's video, last in the row. Nothing of it loads before somebody plays it; then the player lies over its picture,
 * so that nothing moves.
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

  /** Within the click, or the browser of an iPhone would not play it. */
  function play() {
    flushSync(() => setState('played'))
    player.current?.focus({ preventScroll: true })
    // The player itself shows when it could not start; `onError` of its last source says that it never will.
    player.current?.play().catch(() => undefined)
  }

  /** The player that goes may have the focus. */
  function fail() {
    const hadFocus = document.activeElement === player.current
    flushSync(() => setState('failed'))
    if (hadFocus) slide.current?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <div className="video-slide" ref={slide}>
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
        <p role="alert" className="video-failure">
          {productVideo.unplayable}
        </p>
      )}
    </div>
  )
}

/** As the gallery's pictures: one component for both would be a script of its own, needed before the first tap. */
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
      // Safari focuses no player without it.
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
