import type { StoreProduct } from '../../store/catalogue.ts'
import { toGlobalId } from '../global-id.ts'
import { listById, type PagedList } from '../paging/connection.ts'
import type { ImageNode } from './image-node.ts'

/** A picture in a product's media. */
export type MediaImageNode = {
  readonly __typename: 'MediaImage'
  readonly id: string
  readonly alt: string | null
  readonly image: ImageNode
  readonly previewImage: ImageNode
  readonly mediaContentType: 'IMAGE'
  readonly presentation: null
}

/** A product's video. */
export type VideoNode = {
  readonly __typename: 'Video'
  readonly id: string
  readonly alt: string | null
  readonly previewImage: ImageNode
  readonly sources: readonly VideoSourceNode[]
  readonly mediaContentType: 'VIDEO'
  readonly presentation: null
}

export type VideoSourceNode = {
  readonly url: string
  /** The file extension, without a dot. */
  readonly format: string
  readonly mimeType: string
  readonly width: number
  readonly height: number
}

export type MediaNode = MediaImageNode | VideoNode

/** The media of a product: its pictures, then its video. */
export function mediaList(
  images: readonly ImageNode[],
  video: VideoNode | null,
  reverse: boolean,
): PagedList<MediaNode> {
  return listById<MediaNode>([...images.map(toMediaImage), ...(video ? [video] : [])], reverse)
}

/** @param toImage creates the preview */
export function toVideoNode(
  { id, altText, preview, sources }: NonNullable<StoreProduct['video']>,
  toImage: (image: typeof preview) => ImageNode,
): VideoNode {
  return {
    __typename: 'Video',
    id: toGlobalId('Video', id),
    alt: altText,
    previewImage: toImage(preview),
    sources: sources.map((source) => ({
      ...source,
      format: source.mimeType.replace('video/', ''),
    })),
    mediaContentType: 'VIDEO',
    presentation: null,
  }
}

function toMediaImage(image: ImageNode): MediaImageNode {
  return {
    __typename: 'MediaImage',
    id: image.id.replace('/ProductImage/', '/MediaImage/'),
    alt: image.altText,
    image,
    previewImage: image,
    mediaContentType: 'IMAGE',
    presentation: null,
  }
}
