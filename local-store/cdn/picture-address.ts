/** A drawing: SVG, plain or compressed. */
const DRAWING = /\.svgz?$/i

export const isDrawing = (file: string): boolean => DRAWING.test(file)

/**
 * The name that a picture of the catalogue is served under. A drawing is served only as pixels, and some programs go
 * by the extension of a name.
 */
export function servedName(file: string): string {
  return file.replace(DRAWING, '.webp')
}

/** The path of a picture below the store's base URL. */
export function picturePath(file: string): string {
  return `/cdn/shop/files/${servedName(file).split('/').map(encodeURIComponent).join('/')}`
}
