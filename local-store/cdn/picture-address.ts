/** A drawing: SVG, plain or compressed. */
const DRAWING = /\.svgz?$/i

export const isDrawing = (file: string): boolean => DRAWING.test(file)

/**
 * The name that a picture of the catalogue is served under. A drawing is only served as pixels, and some programs go by
 * the ending of a name.
 */
export function servedName(file: string): string {
  return file.replace(DRAWING, '.webp')
}

/** The path of a picture below the store's address. */
export function picturePath(file: string): string {
  return `/cdn/shop/files/${servedName(file).split('/').map(encodeURIComponent).join('/')}`
}
