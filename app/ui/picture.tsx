import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { PlaceholderArt } from './placeholder-art.tsx'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'ref'> & {
  /** Null draws the shop's own label instead. */
  src: string | null
  alt: string
  /** Above the fold, or the page's largest picture: fetched at once and first. */
  priority?: boolean
}

/**
 * A picture with its dimensions, so that nothing moves when it arrives; or a drawn one when there is
 * none, or when it cannot be fetched. Until it is here its place shows what it stands on: give it
 * `bg-inset` where that is no well.
 */
export function Picture({ src, alt, priority = false, className, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = classNames('picture', className)
  if (src === null || src === failed) return <PlaceholderArt label={alt} className={look} />
  const fail = () => setFailed(src)
  return (
    <img
      // One that failed before the page's script was here has told nobody.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) fail()
      }}
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
