import { create } from 'fontkit'
import PDFDocument from 'pdfkit'
import { fontsOf, type PaperFont, paperFonts } from './paper-fonts.ts'

export type Ink = {
  readonly size: number
  readonly font?: keyof typeof fontsOf
  readonly colour?: string
}

export type Block = Ink & {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

type Run = { readonly font: PaperFont; text: string }

/** Millimetres of A4 as points. */
export const mm = (length: number) => (length * 72) / 25.4
export const sheet = { width: mm(210), height: mm(297), margin: mm(14) } as const
/** Line height, in font sizes. */
const LINE = 1.3
/** Most letters whose font is cached. */
const MAX_FOUND = 5000
const letters = new Map(
  Object.entries(paperFonts).map(([name, file]) => [name, create(file)] as const),
)

/** A document of A4 sheets with text in several scripts. Lengths are in points, y goes down. */
export type Paper = ReturnType<typeof createPaper>

export function createPaper(title: string) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    compress: true,
    info: { Title: title },
  })
  for (const [name, file] of Object.entries(paperFonts)) doc.registerFont(name, file)
  const widthOf = (text: string, ink: Ink) =>
    toRuns(text, ink).reduce((sum, run) => sum + measure(run, ink), 0)
  const measure = ({ font, text }: Run, { size }: Ink) =>
    doc.font(font).fontSize(size).widthOfString(text)

  function drawLine(text: string, x: number, baseline: number, ink: Ink): void {
    let at = x
    for (const run of toRuns(text, ink)) {
      const width = measure(run, ink)
      doc.fillColor(ink.colour ?? '#1d1a16')
      doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += width
    }
  }

  /** @returns the y below the text, which is wrapped to the block's width */
  function write(text: string, block: Block): number {
    let { y } = block
    for (const line of wrap(text, block.width, (part) => widthOf(part, block))) {
      const x = block.align === 'right' ? block.x + block.width - widthOf(line, block) : block.x
      drawLine(line, x, y + block.size, block)
      y += block.size * LINE
    }
    return y
  }

  return { doc, write }
}

/** Whether a font has each letter; others are printed as a question mark. */
export function isPrintable(text: string): boolean {
  return [...text].every((letter) => findFont(letter, fontsOf.text) !== null || /\s/.test(letter))
}

/** Joiners and combining marks stay in the run of the letter before. */
function toRuns(text: string, { font = 'text' }: Ink): Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const last = runs.at(-1)
    const isJoined = /\p{M}|\u200c|\u200d|\s/u.test(letter)
    const letterFont = findFont(letter, fontsOf[font])
    if (last && (isJoined ? has(last.font, letter) : last.font === letterFont)) last.text += letter
    else
      runs.push({ font: letterFont ?? fontsOf[font][0], text: letterFont === null ? '?' : letter })
  }
  return runs
}

function has(name: PaperFont, letter: string): boolean {
  const font = letters.get(name)
  const isFont = font !== undefined && 'hasGlyphForCodePoint' in font
  return isFont && font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
}

/** Cached, because looking up a glyph in a font costs more than everything else about a letter. */
const found = new Map<string, PaperFont | null>()

function findFont(letter: string, fonts: readonly PaperFont[]): PaperFont | null {
  const key = fonts[0] + letter
  const earlier = found.get(key)
  if (earlier !== undefined) return earlier
  const font = fonts.find((each) => has(each, letter)) ?? null
  if (found.size < MAX_FOUND) found.set(key, font)
  return font
}

/** Breaks lines at spaces, and within words that are longer than a line. */
function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= width ? [line] : breakLine(line, width, widthOf)))
}

function breakLine(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word
    while (widthOf(line) > width && line.length > 1) {
      const fits = fitting(line, width, widthOf)
      lines.push(line.slice(0, fits))
      line = line.slice(fits)
    }
  }
  return [...lines, line]
}

function fitting(word: string, width: number, widthOf: (text: string) => number): number {
  let fits = word.length - 1
  while (fits > 1 && widthOf(word.slice(0, fits)) > width) fits -= 1
  return fits
}
