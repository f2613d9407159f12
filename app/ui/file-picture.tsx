import { Picture, type PictureProps } from './picture.tsx'

export type PictureSource = {
  /** Such as `image/avif`; the browser takes the first that it knows. */
  readonly type: string
  readonly srcSet: string
}

export type FilePictureProps = PictureProps & {
  /** Better formats than `src`, best first. */
  sources: readonly PictureSource[]
}

/** A picture from the shop's own files, in several formats; the store's CDN chooses one by itself. */
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
