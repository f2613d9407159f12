import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
  /** Null draws the shop's label instead. */
  src: string | null
  alt: string
  /** Above the fold, or the page's largest picture: fetched at once and first. */
  priority?: boolean
}

/**
 * A picture with its dimensions, so that nothing shifts when it loads; a drawn one if there is none or
 * it fails to load. It is transparent while loading: outside a `CardWell` give it `bg-inset`.
 */
export function Picture({ src, alt, priority = false, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = classNames('picture', className)
  if (src === null || src === failed) return <PlaceholderArt label={alt} className={look} />
  const fail = () => setFailed(src)
  return (
    <img
      ref={(img) => {
        if (img) window.waitingPictures?.observe(img)
        // A picture that failed before hydration fires no error event.
        if (img?.complete && img.naturalWidth === 0) fail()
      }}
      // The script in the head changes `loading` of pictures in view (app/browser/waiting-pictures.ts).
      suppressHydrationWarning
      onError={fail}
      src={src}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={look}
      {...rest}
    />
  )
}

type PlaceholderArtProps = {
  /** What the missing picture would show; empty for decoration. */
  label: string
  className: string
}

/** The shop's label, drawn for a game without a picture. Fills its parent at 4:5. */
function PlaceholderArt({ label, className }: PlaceholderArtProps) {
  const naming =
    label === '' ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden, in `naming`
    <svg
      viewBox="0 0 400 500"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('placeholder-art', className)}
      {...naming}
    >
      <use href="#placeholder" />
    </svg>
  )
}
