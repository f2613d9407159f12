import type { Metadata } from 'sharp'
import { createSequence } from '#platform/create-sequence.ts'
import { loadSharp } from '#platform/load-sharp.ts'

/** One picture as WebP: upright, at most `LARGE` pixels wide and high, and a square crop of it. */
export type EncodedPhoto = { readonly large: Uint8Array; readonly small: Uint8Array }

const LARGE_PX = 1600
/** A square of 80 CSS pixels at a pixel ratio of four. */
const SMALL_PX = 320
/** More than phones take, and less than a decompression bomb, a small file that unpacks to gigabytes. */
const MAX_PIXELS = 64_000_000
/** Limit for a picture that is unpacked as a whole; a phone's takes some 40 MB. */
const MAX_WHOLE_BYTES = 100_000_000
const MAX_SECONDS = 20

/** Pictures are encoded one after another, so that many at once take more time but no more memory. */
const runInSequence = createSequence()

/** @returns null when one of the files is not an accepted picture */
export async function encodePhotos(
  files: readonly Uint8Array[],
): Promise<readonly EncodedPhoto[] | null> {
  const photos: EncodedPhoto[] = []
  for (const file of files) {
    const photo = await runInSequence(() => encodePhoto(file))
    if (photo === null) return null
    photos.push(photo)
  }
  return photos
}

/**
 * Re-encodes a picture from its pixels: nothing else of the file survives, neither the location (EXIF) nor data
 * appended to it.
 * @returns null for a file that is not a JPEG, PNG or WebP, is broken, or would take too much memory
 * @throws Error when encoding times out on a busy machine
 */
async function encodePhoto(file: Uint8Array): Promise<EncodedPhoto | null> {
  if (!isTaken(file)) return null
  const sharp = await loadSharp()
  const draw = (from: Uint8Array, width: number, fit: 'inside' | 'cover') =>
    sharp(from, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width, height: width, fit, withoutEnlargement: fit === 'inside' })
      .webp({ quality: 75 })
      .toBuffer()
  try {
    if (wholeBytesOf(await sharp(file).metadata()) > MAX_WHOLE_BYTES) return null
    const large = await draw(file, LARGE_PX, 'inside')
    return { large, small: await draw(large, SMALL_PX, 'cover') }
  } catch (fault) {
    if (fault instanceof Error && fault.message.startsWith('timeout:')) throw fault
    // Any other fault means that the file is not a usable picture.
    return null
  }
}

/** Interlaced and progressive pictures, and all WebP, are decoded as a whole before the first row can be drawn. */
function wholeBytesOf({ format, isProgressive, width, height, channels, depth }: Metadata): number {
  if (!isProgressive && format !== 'webp') return 0
  return width * height * channels * (depth === 'ushort' ? 2 : 1)
}

/** Checks the first bytes, so that decoders of other formats, for example SVG, never see files from strangers. */
function isTaken(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1')
  const isWebp = start.startsWith('RIFF') && start.endsWith('WEBP')
  return isWebp || start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')
}
