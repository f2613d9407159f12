import type { Sharp } from 'sharp'
import { loadSharp } from '#platform/load-sharp.ts'
import type { CropRegion, ImageFormat, ImageVariant } from './image-variant.ts'

const positions: Record<CropRegion, string> = {
  center: 'centre',
  top: 'top',
  bottom: 'bottom',
  left: 'left',
  right: 'right',
}

/**
 * Writes one variant of a picture. A picture is never enlarged: a box larger than the picture shrinks with its aspect
 * ratio.
 *
 * @throws when the file is missing or not a picture
 */
export async function resizeImage(path: string, variant: ImageVariant): Promise<Buffer> {
  const sharp = await loadSharp()
  const image = sharp(path, { failOn: 'error' }).autoOrient()
  const { autoOrient: source } = await image.metadata()
  const { width, height, crop } = variant
  if (crop !== null && width !== null && height !== null) {
    const shrink = Math.min(1, source.width / width, source.height / height)
    image.resize({
      width: Math.max(1, Math.round(width * shrink)),
      height: Math.max(1, Math.round(height * shrink)),
      fit: 'cover',
      position: positions[crop],
    })
  } else if (width !== null || height !== null) {
    image.resize({
      width: width ?? undefined,
      height: height ?? undefined,
      fit: 'inside',
      withoutEnlargement: true,
    })
  }
  return encode(image, variant.format, width ?? source.width).toBuffer()
}

/** Wider pictures, in pixels, are only for a close look, and take seconds to compress well. */
const WIDE = 2160
/** Of a thumbnail, in pixels: nobody reads its lettering. */
const SMALL = 160

function encode(image: Sharp, format: ImageFormat, width: number): Sharp {
  switch (format) {
    case 'avif':
      // Measured on the demo boxes: a card's picture on a phone at 2x stays below 9 KB, and its lettering is clean.
      return image.avif({
        quality: width > SMALL ? 40 : 33,
        effort: width > WIDE ? 0 : 2,
        chromaSubsampling: '4:2:0',
      })
    case 'webp':
      return image.webp({ quality: 70, effort: 4 })
    case 'png':
      return image.png()
    case 'lossless':
      return image.webp({ lossless: true, effort: 0 })
    case 'jpeg':
      // JPEG has no transparency and would turn it black.
      return image.flatten({ background: 'white' }).jpeg({ quality: 80 })
  }
}
