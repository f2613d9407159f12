/** The metrics that reserve a font's space before it loads. Lengths in font units. */
export type FaceMetrics = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Width of one average letter of running English, in font units. */
  readonly averageWidth: number
}

/** Frequency of each letter per thousand characters of English text, spaces included. */
const frequency: Readonly<Record<string, number>> = {
  ' ': 183, e: 104, t: 73, a: 65, o: 62, n: 57, i: 56, s: 52, r: 50, h: 49, l: 33, d: 33, u: 23,
  c: 22, m: 20, f: 20, w: 17, g: 16, p: 15, y: 14, b: 13, v: 8, k: 6, x: 1, j: 1, q: 1, z: 1,
} // biome-ignore format: a table reads better in rows

/** Mean of the widths, weighted by how often English uses each letter. */
export function averageWidth(widthOf: (letter: string) => number): number {
  let width = 0
  let total = 0
  for (const [letter, count] of Object.entries(frequency)) {
    width += widthOf(letter) * count
    total += count
  }
  return width / total
}

type Table = { readonly offset: number }

function readTables(font: DataView): (tag: string) => Table {
  const tables = new Map<string, Table>()
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = 12 + index * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(record + byte)))
    tables.set(tag, { offset: font.getUint32(record + 8) })
  }
  return (tag) => {
    const table = tables.get(tag)
    if (!table) throw new Error(`The font has no table "${tag}".`)
    return table
  }
}

/** Glyph index of a character in a format 4 character map, which every subset here has. */
function glyphOf(font: DataView, cmap: number, codePoint: number): number {
  const map = cmap + font.getUint32(cmap + 8)
  if (font.getUint16(map) !== 4) throw new Error('Only character maps of format 4 are read.')
  const twice = font.getUint16(map + 6)
  for (let at = 0; at < twice; at += 2) {
    const end = font.getUint16(map + 14 + at)
    if (codePoint > end) continue
    const start = font.getUint16(map + 16 + twice + at)
    if (codePoint < start) return 0
    const delta = font.getUint16(map + 16 + twice * 2 + at)
    const rangeAt = map + 16 + twice * 3 + at
    const range = font.getUint16(rangeAt)
    if (range === 0) return (codePoint + delta) & 0xffff
    const glyph = font.getUint16(rangeAt + range + (codePoint - start) * 2)
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
  return 0
}

/** Reads an uncompressed TrueType font. Throws when a required table is missing. */
export function readFaceMetrics(bytes: Uint8Array): FaceMetrics {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = readTables(font)
  const hhea = table('hhea').offset
  const hmtx = table('hmtx').offset
  const cmap = table('cmap').offset
  const longMetrics = font.getUint16(hhea + 34)
  const advance = (letter: string) => {
    const glyph = glyphOf(font, cmap, letter.codePointAt(0) ?? 0)
    return font.getUint16(hmtx + Math.min(glyph, longMetrics - 1) * 4)
  }
  return {
    unitsPerEm: font.getUint16(table('head').offset + 18),
    ascent: font.getInt16(hhea + 4),
    descent: -font.getInt16(hhea + 6),
    lineGap: font.getInt16(hhea + 8),
    averageWidth: averageWidth(advance),
  }
}
