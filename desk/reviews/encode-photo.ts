import type { default as Sharp } from 'sharp'

/** Of one picture, as WebP: upright, at most `LARGE` pixels wide and high, and a square of it. */
export type EncodedPhoto = { readonly large: Uint8Array; readonly small: Uint8Array }

const LARGE = 1600
/** A square of 80 at four pixels a point. */
const SMALL = 320
/** More than phones take, and less than a bomb has: a small file can unpack to gigabytes. */
const MOST_PIXELS = 64_000_000
const MOST_SECONDS = 20

let loading: Promise<typeof Sharp> | null = null

/** With the first picture: no start waits for it. One thread, as pages are rendered on the same few cores. */
async function loadSharp(): Promise<typeof Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

/** One picture after another, so that many at once cost time and no memory. */
let last: Promise<unknown> = Promise.resolve()

/** @returns null when one of them is no picture that is taken */
export async function encodePhotos(
  files: readonly Uint8Array[],
): Promise<readonly EncodedPhoto[] | null> {
  const photos: EncodedPhoto[] = []
  for (const file of files) {
    const encoding = last.then(() => encodePhoto(file))
    last = encoding.catch(() => undefined)
    const photo = await encoding
    if (photo === null) return null
    photos.push(photo)
  }
  return photos
}

/**
 * Draws a picture anew from its pixels: nothing else of the file is left, such as where it was taken (EXIF), or what is
 * appended to it.
 * @returns null for what is no JPEG, PNG or WebP, is broken, or has too many pixels
 */
export async function encodePhoto(file: Uint8Array): Promise<EncodedPhoto | null> {
  if (!isTaken(file)) return null
  const sharp = await loadSharp()
  const draw = (width: number, fit: 'inside' | 'cover') =>
    sharp(file, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width, height: width, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 75 })
      .toBuffer()
  try {
    return { large: await draw(LARGE, 'inside'), small: await draw(SMALL, 'cover') }
  } catch {
    // Whatever sharp has against it, it is no picture for us.
    return null
  }
}

/** By its first bytes: the decoders of other formats, such as of drawings, never see what strangers send. */
function isTaken(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP')
  return isWebp || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')
}
