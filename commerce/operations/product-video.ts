import type { Picture, Video, VideoSource } from '#commerce/model/product.ts'
import type { ProductPageFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { checkCount, checkNodes, checkObject, checkObjects, checkText } from './check-shape.ts'
import { readPicture } from './product-fields.ts'

/** Formats that every browser plays. The provider also has streams (HLS). */
const playable: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

/** Pixels of the short side: enough for the gallery on a phone, without wasting a buyer's data. */
const SHARP = 480

type Media = ProductPageFieldsFragment['media']
type VideoNode = Extract<Media['nodes'][number], { readonly __typename: 'Video' }>

/**
 * The first video that the shop can play, or null. Videos on other sites are skipped: their players are third-party
 * frames, which the shop's pages do not allow.
 * @param media undefined when the store does not know or refuses the field
 * @param fallback poster of a video without a preview image; without either the video is skipped
 * @throws StorefrontFault of kind `shape`
 */
export function readVideo(media: Media | undefined, fallback: Picture | null): Video | null {
  if (media === undefined) return null
  for (const each of checkNodes(media, 'product.media')) {
    const node = checkObject(each, 'media')
    if (node.__typename !== 'Video') continue
    const sources = readSources(node)
    const poster = readPicture(node.previewImage) ?? fallback
    // A video that the provider is still converting has no sources.
    if (sources.length > 0 && poster) return { altText: node.alt ?? '', poster, sources }
  }
  return null
}

/** The smallest sharp source first, then larger ones, then those that are not sharp. */
function readSources(node: VideoNode): VideoSource[] {
  return checkObjects(node.sources, 'video.sources')
    .filter((source) => playable.has(checkText(source.mimeType, 'video.sources.mimeType')))
    .map(({ url, mimeType, width, height }) => ({
      url: checkText(url, 'video.sources.url'),
      type: mimeType,
      side: Math.min(
        checkCount(width, 'video.sources.width'),
        checkCount(height, 'video.sources.height'),
      ),
    }))
    .toSorted((one, other) => distance(one.side) - distance(other.side))
    .map(({ url, type }) => ({ url, type }))
}

const distance = (side: number) => (side < SHARP ? Number.MAX_SAFE_INTEGER - side : side)
