import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { PlaceholderArt } from './placeholder-art.tsx'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt'> & {
  /** Null draws the shop's own label instead. */
  src: string | null
  alt: string
  /** Above the fold, or the page's largest picture: fetched at once and first. */
  priority?: boolean
}

/** A picture with its dimensions, so that nothing moves when it arrives; or a drawn one when there is none. */
export function Picture({ src, alt, priority = false, className, ...rest }: PictureProps) {
  if (src === null)
    return <PlaceholderArt label={alt} className={classNames('picture', className)} />
  return (
    <img
      src={src}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={classNames('picture', className)}
      {...rest}
    />
  )
}
