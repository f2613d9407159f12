import type { Picture, Video, VideoSource } from '#commerce/model/product.ts'
import type { ProductPageFieldsFragment } from '#commerce/schema/operations.generated.ts'
import { checkCount, checkNodes, checkObject, checkObjects, checkText } from './check-shape.ts'
import { readPicture } from './product-fields.ts'

/** Files that every browser loads as they are. The provider's streams (HLS) come beside them. */
const playable: ReadonlySet<string> = new Set(['video/mp4', 'video/webm'])

/** Pixels of the short side: enough for the gallery on a phone, and no more of a buyer's data than that. */
const SHARP = 480

type Media = ProductPageFieldsFragment['media']
type VideoNode = Extract<Media['nodes'][number], { readonly __typename: 'Video' }>

/**
 * The first video that the shop can play, or null. Those on other sites are left out: their players are frames of third
 * parties, which no page of the shop allows.
 * @param media left out where the store does not know or refuses it
 * @param fallback for a video without a picture of its own; with neither it is left out
 * @throws StorefrontFault of kind `shape`
 */
export function readVideo(media: Media | undefined, fallback: Picture | null): Video | null {
  if (media === undefined) return null
  for (const each of checkNodes(media, 'product.media')) {
    const node = checkObject(each, 'media')
    if (node.__typename !== 'Video') continue
    const sources = readSources(node)
    const poster = readPicture(node.previewImage) ?? fallback
    // One that the provider still converts has no sources.
    if (sources.length > 0 && poster) return { altText: node.alt ?? '', poster, sources }
  }
  return null
}

/** The smallest sharp one first, then larger ones, then those that are not sharp. */
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
