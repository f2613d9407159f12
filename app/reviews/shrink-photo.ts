import { photoRules } from '#commerce/model/review-photos.ts'

/** As large as the shop keeps them. */
const MOST_PIXELS = 1600
const THUMBNAIL = 96
const QUALITY = 0.85

export type ShrunkPhoto = {
  /** Of this page: the same file may be chosen twice. */
  readonly id: number
  /** As it is sent. */
  readonly photo: Blob
  /** A small one to look at, as a `data:` address, which the page's policy allows. */
  readonly thumbnail: string
}

let made = 0

/**
 * Makes a picture as small as it is shown, upright, so that it costs little mobile data. Browser only.
 * @returns null for a file that the browser cannot read as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    const large = draw(picture, MOST_PIXELS)
    const small = draw(picture, THUMBNAIL)
    if (large === null || small === null) return null
    // Not as WebP, which Safari cannot write.
    const shrunk = await new Promise<Blob | null>((resolve) =>
      large.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    const isTaken = photoRules.types.some((type) => type === file.type)
    const photo = isTaken && (shrunk === null || shrunk.size >= file.size) ? file : shrunk
    if (photo === null) return null
    made += 1
    return { id: made, photo, thumbnail: small.toDataURL('image/jpeg') }
  } finally {
    picture.close()
  }
}

/** @returns null where the browser has no memory left for it */
function draw(picture: ImageBitmap, most: number): HTMLCanvasElement | null {
  const shrink = Math.min(1, most / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * shrink))
  canvas.height = Math.max(1, Math.round(picture.height * shrink))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // JPEG has no transparency, and would turn it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
