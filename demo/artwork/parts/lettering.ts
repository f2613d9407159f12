import { type FaceName, shapeLine } from './faces.ts'
import { n } from './geometry.ts'

interface LineOptions {
  text: string
  face: FaceName
  x: number
  y: number
  size: number
  fill: string
  anchor?: 'start' | 'middle'
  /** A line around the letters, outside their shape. */
  outline?: { ink: string; width: number }
}

/** One line of lettering as outlines; `y` is the baseline. */
export function line(options: LineOptions): string {
  const { text, face, x, y, size, fill, anchor = 'middle', outline } = options
  const { path, width, unitsPerEm } = shapeLine(text, face)
  const left = anchor === 'middle' ? x - (width * size) / 2 : x
  const scale = (size / unitsPerEm).toFixed(5)
  const stroke =
    outline === undefined
      ? ''
      : ` stroke="${outline.ink}" stroke-width="${n((outline.width * unitsPerEm) / size)}" stroke-linejoin="round" paint-order="stroke"`
  return `<path transform="translate(${n(left)} ${n(y)}) scale(${scale} -${scale})" d="${path()}" fill="${fill}"${stroke}/>`
}

/** Width of a line at `size`, in the drawing's units. */
export function lineWidth(text: string, face: FaceName, size: number): number {
  return shapeLine(text, face).width * size
}

/** Breaks a text into lines no wider than `width`; null when a single word is wider. */
function wrap(text: string, face: FaceName, size: number, width: number): string[] | null {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(' ')) {
    if (lineWidth(word, face, size) > width) return null
    const longer = current === '' ? word : `${current} ${word}`
    if (lineWidth(longer, face, size) <= width) {
      current = longer
    } else {
      lines.push(current)
      current = word
    }
  }
  return current === '' ? lines : [...lines, current]
}

/** Words in one ink; `scale` is the size relative to the other runs. */
export interface TextRun {
  text: string
  face: FaceName
  fill: string
  scale: number
}

interface BlockOptions {
  runs: readonly TextRun[]
  x: number
  /** Top of the area; the block is centred in it. */
  top: number
  width: number
  height: number
  maxSize: number
  minSize: number
  leading?: number
}

interface PlacedLine extends TextRun {
  size: number
}

/** Wraps into the fewest lines, then balances them to avoid orphans. */
function wrapEvenly(text: string, face: FaceName, size: number, width: number): string[] | null {
  const loose = wrap(text, face, size, width)
  if (loose === null || loose.length < 2) return loose
  let even = loose
  for (let narrow = width * 0.96; narrow > width * 0.4; narrow -= width * 0.04) {
    const tried = wrap(text, face, size, narrow)
    if (tried === null || tried.length > loose.length) break
    even = tried
  }
  return even
}

function placeLines(runs: readonly TextRun[], size: number, width: number): PlacedLine[] | null {
  const placed: PlacedLine[] = []
  for (const run of runs) {
    const own = size * run.scale
    const lines = wrapEvenly(run.text, run.face, own, width)
    if (lines === null) return null
    placed.push(...lines.map((text) => ({ ...run, text, size: own })))
  }
  return placed
}

/**
 * Sets runs, each on a new line, as large as the area allows: long text wraps first, then shrinks.
 * @throws Error when even the smallest size does not fit
 */
export function block(options: BlockOptions): string {
  const { runs, x, top, width, height, maxSize, minSize, leading = 1.06 } = options
  for (let size = maxSize; size >= minSize; size -= 1) {
    const placed = placeLines(runs, size, width)
    if (placed === null) continue
    const total = placed.reduce((sum, item) => sum + item.size * leading, 0)
    if (total > height) continue
    let y = top + (height - total) / 2
    return placed
      .map((item) => {
        const baseline = y + item.size * leading * 0.76
        y += item.size * leading
        return line({ ...item, x, y: baseline })
      })
      .join('')
  }
  throw new Error(`"${runs.map((run) => run.text).join(' ')}" does not fit ${width}x${height}`)
}
