import { photoRules } from '#commerce/model/review-photos.ts'

/** Longest side of the pictures that the shop keeps. */
const MAX_PIXELS = 1600
const THUMBNAIL = 96
const QUALITY = 0.85

export type ShrunkPhoto = {
  /** Unique within the page: the same file may be chosen twice. */
  readonly id: number
  /** The file to send. */
  readonly photo: Blob
  /** A `data:` URL, which the content security policy allows. */
  readonly thumbnail: string
}

let made = 0

/**
 * Shrinks a picture to the size that is shown, and turns it upright, so that it costs little mobile data. Browser only.
 * @returns null for a file that the browser cannot read as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (picture === null) return null
  try {
    const large = draw(picture, MAX_PIXELS)
    const small = draw(picture, THUMBNAIL)
    if (large === null || small === null) return null
    // Not WebP, which Safari cannot encode.
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

/** @returns null when the browser is out of memory */
function draw(picture: ImageBitmap, maxSide: number): HTMLCanvasElement | null {
  const shrink = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * shrink))
  canvas.height = Math.max(1, Math.round(picture.height * shrink))
  const context = canvas.getContext('2d')
  if (context === null) return null
  // JPEG has no transparency: without a background, transparent parts would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
