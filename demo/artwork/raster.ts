import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** AVIF comes out in other bytes when more threads share the work. */
sharp.concurrency(1)

/** Wraps a drawing in an SVG document of the given size (drawing units are pixels). */
export function svgDocument(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
}

/** An SVG document as PNG bytes; no fonts are loaded, lettering comes as outlines. */
export function toPng(svg: string, width?: number): Buffer {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.render().asPng()
}

/**
 * An SVG document as WebP bytes with transparency. Lossless: flat inks pack smaller that way than
 * at any lossy quality worth looking at, and the edges stay sharp.
 */
export async function toWebp(svg: string): Promise<Buffer> {
  return await sharp(toPng(svg)).webp({ lossless: true, effort: 6 }).toBuffer()
}

/**
 * An SVG document as AVIF bytes, with its colours in full resolution: half as large as WebP for the
 * same sharp edges.
 */
export async function toAvif(svg: string, width: number, quality: number): Promise<Buffer> {
  return await sharp(toPng(svg, width)).avif({ quality, effort: 4 }).toBuffer()
}

/** An SVG document as WebP bytes at a quality, for browsers that do not read AVIF. */
export async function toSmallWebp(svg: string, width: number, quality: number): Promise<Buffer> {
  return await sharp(toPng(svg, width))
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer()
}
