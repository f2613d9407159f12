import type { Picture } from './product.ts'

export type PictureSize = {
  /** Pixels. */
  readonly width: number
  readonly height?: number
  readonly format?: 'avif' | 'webp' | 'jpg'
}

/** URLs that resize by query: the provider's CDN, its local stand-in, and any shop's `/cdn/`. */
const resizes = /^https?:\/\/cdn\.shopify\.com\/|\/cdn\//

/** The URL of a picture in a size; unchanged when the host does not resize. */
export function pictureUrl(url: string, { width, height, format }: PictureSize): string {
  if (url.startsWith('data:') || !resizes.test(url)) return url
  const [address = '', fragment] = splitAt(url, '#')
  const [path = '', query = ''] = splitAt(address, '?')
  const parameters = new URLSearchParams(query)
  parameters.set('width', String(width))
  if (height !== undefined) parameters.set('height', String(height))
  if (format !== undefined) parameters.set('format', format)
  return `${path}?${parameters}${fragment === undefined ? '' : `#${fragment}`}`
}

/**
 * `srcset` for the widths up to the original's, which comes last.
 * @returns undefined, to omit the attribute, when the host does not resize
 */
export function pictureSrcSet(picture: Picture, widths: readonly number[]): string | undefined {
  const { url, width: original } = picture
  if (pictureUrl(url, { width: 1 }) === url) return undefined
  const fitting = widths.filter((width) => original === null || width < original)
  const all = original !== null && fitting.length < widths.length ? [...fitting, original] : fitting
  return all.map((width) => `${pictureUrl(url, { width })} ${width}w`).join(', ')
}

function splitAt(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
