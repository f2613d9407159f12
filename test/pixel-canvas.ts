import { vi } from 'vitest'

type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

const kept = new WeakMap<HTMLCanvasElement, Pixels>()

/** The red, green, blue and alpha of each pixel of a canvas; created on first use in the canvas's size. */
export function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  const { width, height } = canvas
  const known = kept.get(canvas)
  if (known?.width === width && known.height === height) return known
  const made = { data: new Uint8ClampedArray(width * height * 4), width, height }
  kept.set(canvas, made)
  return made
}

/** Copies a rectangle of one picture to a position in another; what is beyond its edges is left out. */
function copy(
  from: Pixels,
  at: readonly [number, number],
  to: Pixels,
  place: readonly [number, number],
) {
  for (let y = 0; y < to.height; y += 1)
    for (let x = 0; x < to.width; x += 1) {
      const [fromX, fromY] = [x - place[0] + at[0], y - place[1] + at[1]]
      const isWithin = x >= place[0] && y >= place[1] && fromX < from.width && fromY < from.height
      if (!isWithin) continue
      const pixel = from.data.subarray((fromY * from.width + fromX) * 4)
      to.data.set(pixel.subarray(0, 4), (y * to.width + x) * 4)
    }
}

/** Makes canvases keep their pixels, which jsdom's do not. Lines and curves are ignored. */
export function keepPixels(): void {
  const ignored = ['beginPath', 'ellipse', 'arc', 'fill', 'stroke', 'rotate', 'scale', 'translate']
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function of(
    this: HTMLCanvasElement,
  ) {
    const canvas = this
    const context = {
      ...Object.fromEntries(ignored.map((name) => [name, () => undefined])),
      fillStyle: '',
      fillRect() {
        const color = (context.fillStyle.match(/\d+/g) ?? []).map(Number)
        const { data } = pixelsOf(canvas)
        for (let at = 0; at < data.length; at += 4) data.set([...color, 255], at)
      },
      getImageData(left: number, top: number, width: number, height: number) {
        const part = { data: new Uint8ClampedArray(width * height * 4), width, height }
        copy(pixelsOf(canvas), [left, top], part, [0, 0])
        return part
      },
      putImageData(part: Pixels, left: number, top: number) {
        copy(part, [0, 0], pixelsOf(canvas), [left, top])
      },
      drawImage(image: HTMLCanvasElement, left: number, top: number) {
        if (image instanceof HTMLCanvasElement)
          copy(pixelsOf(image), [0, 0], pixelsOf(canvas), [left, top])
      },
    }
    // Only the part of the canvas API that the shop uses.
    return context as never
  })
}
