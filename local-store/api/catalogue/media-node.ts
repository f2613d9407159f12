import { listById, type PagedList } from '../paging/connection.ts'
import type { ImageNode } from './image-node.ts'

/** A picture as an entry of a product's media. */
export type MediaImageNode = {
  readonly __typename: 'MediaImage'
  readonly id: string
  readonly alt: string | null
  readonly image: ImageNode
  readonly previewImage: ImageNode
  readonly mediaContentType: 'IMAGE'
  readonly presentation: null
}

/** The pictures of a product as media. */
export function mediaList(
  images: readonly ImageNode[],
  reverse: boolean,
): PagedList<MediaImageNode> {
  return listById(images.map(toMediaImage), reverse)
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
