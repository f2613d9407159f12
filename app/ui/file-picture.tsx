import { Picture, type PictureProps } from './picture.tsx'

export type PictureSource = {
  /** MIME type, for example `image/avif`; the browser takes the first it supports. */
  readonly type: string
  readonly srcSet: string
}

export type FilePictureProps = PictureProps & {
  /** Better formats than `src`, best first. */
  sources: readonly PictureSource[]
}

/** A picture from the shop's files, in several formats; for the store's pictures, its CDN chooses. */
export function FilePicture({ sources, ...rest }: FilePictureProps) {
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={rest.sizes} />
      ))}
      <Picture {...rest} />
    </picture>
  )
}
