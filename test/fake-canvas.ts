import { vi } from 'vitest'

/** What was painted, without the label below. */
export type Painted = {
  readonly words: {
    readonly text: string
    readonly left: number
    readonly middle: number
    readonly face: string
  }[]
  readonly images: {
    readonly source: string
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }[]
  canvas: HTMLCanvasElement | null
  /** The fill colour of the whole canvas. */
  ground: string
}

/** A canvas and fonts, which jsdom lacks. A letter is half as wide as it is high. */
export function fakeCanvas(): Painted {
  const painted: Painted = { words: [], images: [], canvas: null, ground: '' }
  const paint = {
    font: '',
    fillStyle: '',
    fillRect() {
      painted.ground = paint.fillStyle
    },
    fillText: (text: string, left: number, middle: number) =>
      painted.words.push({ text, left, middle, face: paint.font }),
    measureText: (text: string) => ({
      width: (text.length * Number(/(\d+)px/.exec(paint.font)?.[1])) / 2,
    }),
    drawImage(image: HTMLImageElement, left: number, top: number, width: number, height: number) {
      painted.images.push({ source: image.src, left, top, width, height })
    },
  }
  const ignored = ['beginPath', 'moveTo', 'arc', 'fill', 'stroke', 'roundRect']
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function of(
    this: HTMLCanvasElement,
  ) {
    painted.canvas = this
    const others = Object.fromEntries(ignored.map((name) => [name, () => undefined]))
    // Only the part of the canvas API that the shop uses.
    return Object.assign(paint, others, { canvas: this }) as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['picture'], { type: 'image/png' })),
  )
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  return painted
}
