import { picturePath } from '../../cdn/picture-address.ts'
import type { StoreImage } from '../../store/catalogue.ts'
import type { ApiContext } from '../api-context.ts'
import { toGlobalId } from '../global-id.ts'
import { apiError } from '../http/api-error.ts'
import type { Tables } from '../resolver-table.ts'

export type ImageNode = {
  readonly id: string
  readonly altText: string | null
  readonly width: number
  readonly height: number
  readonly thumbhash: null
  /** URL without any transform. */
  readonly address: string
}

/** The version of a picture file's content, for cache busting; see `createStorefrontApi`. */
export type PictureVersion = (file: string) => string

/** @param baseUrl prefix of picture URLs; an image with a URL keeps it */
export function toImageNode(
  image: StoreImage,
  baseUrl: string,
  pictureVersion: PictureVersion,
): ImageNode {
  const toAddress = (file: string) => `${baseUrl}${picturePath(file)}?v=${pictureVersion(file)}`
  return {
    id: toGlobalId('ProductImage', image.id),
    altText: image.altText,
    width: image.width,
    height: image.height,
    thumbhash: null,
    address: image.url ?? toAddress(image.file ?? ''),
  }
}

type ImageTransform = {
  readonly maxWidth?: number | null
  readonly maxHeight?: number | null
  readonly crop?: string | null
  readonly scale?: number | null
  readonly preferredContentType?: string | null
}

const MAX_SIDE = 5760
const formats: Readonly<Record<string, string>> = { JPG: 'jpg', PNG: 'png', WEBP: 'webp' }

/** The URL of a picture resized by the CDN; pictures hosted elsewhere keep theirs. */
function transformedAddress(
  image: ImageNode,
  transform: ImageTransform | null | undefined,
  { baseUrl }: Pick<ApiContext, 'baseUrl'>,
): string {
  if (transform === null || transform === undefined) return image.address
  if (!image.address.startsWith(`${baseUrl}/cdn/shop/files/`)) return image.address
  const scale = transform.scale ?? 1
  if (scale < 1 || scale > 3)
    throw apiError('INVALID_FIELD_ARGUMENTS', 'Image scale must be between 1 and 3')
  const width = toSide('width', transform.maxWidth, scale)
  const height = toSide('height', transform.maxHeight, scale)
  const crop = typeof transform.crop === 'string' ? `&crop=${transform.crop.toLowerCase()}` : ''
  const format = formats[transform.preferredContentType ?? '']
  return `${image.address}${width}${height}${crop}${format === undefined ? '' : `&format=${format}`}`
}

function toSide(
  name: 'width' | 'height',
  pixels: number | null | undefined,
  scale: number,
): string {
  if (pixels === null || pixels === undefined) return ''
  if (pixels < 1 || pixels > MAX_SIDE)
    throw apiError('INVALID_FIELD_ARGUMENTS', `Image ${name} must be between 1 and ${MAX_SIDE}`)
  return `&${name}=${Math.min(pixels * scale, MAX_SIDE)}`
}

export const imageFields: Tables<'Image'> = {
  Image: {
    url: (image, { transform }, context) => transformedAddress(image, transform, context),
    src: (image) => image.address,
    originalSrc: (image) => image.address,
    transformedSrc: (image, transform, context) => transformedAddress(image, transform, context),
  },
}
