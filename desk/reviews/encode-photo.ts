import type { Metadata, default as Sharp } from 'sharp'

/** Of one picture, as WebP: upright, at most `LARGE` pixels wide and high, and a square of it. */
export type EncodedPhoto = { readonly large: Uint8Array; readonly small: Uint8Array }

const LARGE = 1600
/** A square of 80 at four pixels a point. */
const SMALL = 320
/** More than phones take, and less than a bomb has: a small file can unpack to gigabytes. */
const MOST_PIXELS = 64_000_000
/** Of one that cannot be unpacked row by row; a phone's has some 40 MB. */
const MOST_WHOLE_BYTES = 100_000_000
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
 * @returns null for what is no JPEG, PNG or WebP, is broken, or would take too much memory
 * @throws Error when the machine is too busy to draw it
 */
export async function encodePhoto(file: Uint8Array): Promise<EncodedPhoto | null> {
  if (!isTaken(file)) return null
  const sharp = await loadSharp()
  const draw = (from: Uint8Array, width: number, fit: 'inside' | 'cover') =>
    sharp(from, { failOn: 'error', limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width, height: width, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 75 })
      .toBuffer()
  try {
    if (wholeBytesOf(await sharp(file).metadata()) > MOST_WHOLE_BYTES) return null
    const large = await draw(file, LARGE, 'inside')
    return { large, small: await draw(large, SMALL, 'cover') }
  } catch (fault) {
    if (fault instanceof Error && fault.message.startsWith('timeout:')) throw fault
    // Whatever else sharp has against it, it is no picture for us.
    return null
  }
}

/** Interlaced and progressive pictures, and all WebP, are in memory as a whole before the first row can be drawn. */
function wholeBytesOf({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (!isProgressive && format !== 'webp') return 0
  return width * height * channels * (depth === 'ushort' ? 2 : 1)
}

/** By its first bytes: the decoders of other formats, such as of drawings, never see what strangers send. */
function isTaken(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP')
  return isWebp || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')
}
