import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { n } from './geometry.ts'

export type FaceName = 'display' | 'hindi' | 'text'

const sources: Record<FaceName, { file: string; axes?: Record<string, number> }> = {
  display: { file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2' },
  hindi: { file: '@fontsource/rozha-one/files/rozha-one-devanagari-400-normal.woff2' },
  text: {
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    axes: { wght: 700, wdth: 92 },
  },
}

async function openFace(name: FaceName): Promise<Font> {
  const { file, axes } = sources[name]
  const packed = readFileSync(createRequire(import.meta.url).resolve(file))
  // Keeps all glyphs and layout features: Devanagari conjuncts need them.
  const plain = await subsetFont(packed, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: axes,
  })
  return new Font(new Face(new Blob(Uint8Array.from(plain).buffer)))
}

const faces: Record<FaceName, Font> = {
  display: await openFace('display'),
  hindi: await openFace('hindi'),
  text: await openFace('text'),
}

interface ShapedText {
  /** Outline in font units, y upwards, starting at 0,0 on the baseline. Most lines are only measured. */
  path: () => string
  /** Advance width in em. */
  width: number
  unitsPerEm: number
}

const shaped = new Map<string, ShapedText>()

/**
 * Shapes a line with HarfBuzz into outlines: the rasteriser loses the advance of Devanagari vowel
 * signs. Outlines also avoid font lookups.
 */
export function shapeLine(text: string, name: FaceName): ShapedText {
  const known = shaped.get(`${name}:${text}`)
  if (known !== undefined) return known
  const font = faces[name]
  const buffer = new ShapingBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  let pen = 0
  const placed: { glyph: number; x: number; y: number }[] = []
  for (const [index, glyph] of buffer.getGlyphInfos().entries()) {
    const position = positions[index]
    if (position === undefined) continue
    if (glyph.codepoint === 0) throw new Error(`The ${name} face lacks a letter of "${text}"`)
    placed.push({ glyph: glyph.codepoint, x: pen + position.xOffset, y: position.yOffset })
    pen += position.xAdvance
  }
  const unitsPerEm = font.face.upem
  let drawn: string | undefined
  const path = () => {
    drawn ??= placed.map(({ glyph, x, y }) => shiftPath(font.glyphToPath(glyph), x, y)).join('')
    return drawn
  }
  const result = { path, width: pen / unitsPerEm, unitsPerEm }
  shaped.set(`${name}:${text}`, result)
  return result
}

/** Moves an absolute path (M, L, Q, C, Z as HarfBuzz writes them). */
function shiftPath(path: string, dx: number, dy: number): string {
  return path.replace(
    /(-?[\d.]+)[ ,](-?[\d.]+)/g,
    (_, x: string, y: string) => `${n(Number(x) + dx)} ${n(Number(y) + dy)}`,
  )
}
