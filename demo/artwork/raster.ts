import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'

/** Wraps a drawing in an SVG document of the given size (drawing units are pixels). */
export function svgDocument(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`
}

/** An SVG document as PNG; loads no fonts, since lettering is outlines. */
export function toPng(svg: string, width?: number): Buffer {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  })
  return image.render().asPng()
}

/**
 * Width of a game's pictures in pixels. They are sharp on a screen of three pixels a point at 1080 points, three times
 * the width of a phone of 360 points. Hosted stores take no more than 5000 by 5000 pixels.
 */
export const masterWidth = 3240

/** An SVG document of a width in pixels, compressed, as the local store keeps it. Other stores get it as pixels. */
export function toDrawing(svg: string, width: number): Buffer {
  const sized = svg.replace(/width="(\d+)" height="(\d+)"/, (_, across, down) => {
    return `width="${width}" height="${(width * Number(down)) / Number(across)}"`
  })
  return gzipSync(sized, { level: 9 })
}

/** An SVG document as lossy WebP. */
export async function toSmallWebp(svg: string, width: number, quality: number): Promise<Buffer> {
  return await sharp(toPng(svg, width))
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer()
}
