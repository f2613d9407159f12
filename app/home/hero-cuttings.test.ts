// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepPixels } from '#test/pixel-canvas.ts'
import { drawSun, paintCopy } from './hero-cuttings.ts'

const scene = { windows: [], moon: [0, -200, 124, 124], sky: [-50, -300, 300, 300] } as const

beforeEach(() => keepPixels())

/** A copy of the hero's picture in this box of the window; the hero's corner is at 10, 20. */
function copy(file: string, box: DOMRect, { position = '50% 50%', density = 1 } = {}) {
  const hero = document.createElement('section')
  const picture = document.createElement('img')
  document.body.replaceChildren(picture)
  vi.spyOn(hero, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 900, 900))
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(box)
  Object.defineProperty(picture, 'currentSrc', { value: `/artwork/${file}` })
  picture.style.objectPosition = position
  vi.stubGlobal('devicePixelRatio', density)
  return paintCopy(hero, picture, scene)
}

describe('the copy of the picture', () => {
  it('has the position of the picture, relative to the hero', () => {
    const { drawingBox, canvas } = copy('hero-noon-wide.svg', new DOMRect(30, 60, 960, 420))
    expect(drawingBox).toEqual([20, 40, 960, 420])
    expect([canvas.width, canvas.height]).toEqual([960, 420])
  })

  it('extends sideways beyond a box that is narrower than the drawing', () => {
    const narrow = new DOMRect(10, 20, 480, 420)
    const boxAt = (position: string) => copy('hero-noon-wide.svg', narrow, { position }).drawingBox
    expect(boxAt('50% 50%')).toEqual([-240, 0, 960, 420])
    expect(boxAt('0% 0%')).toEqual([0, 0, 960, 420])
    expect(boxAt('25% 100%')).toEqual([-120, 0, 960, 420])
  })

  it('extends vertically beyond a box that is flatter than the drawing', () => {
    const flat = new DOMRect(10, 20, 960, 220)
    expect(copy('hero-noon-wide.svg', flat).drawingBox).toEqual([0, -100, 960, 420])
    const low = copy('hero-noon-wide.svg', flat, { position: '50% 100%' })
    expect(low.drawingBox).toEqual([0, -200, 960, 420])
  })

  it('has the resolution of the screen, up to 1920 pixels', () => {
    const box = new DOMRect(10, 20, 620, 615)
    const twice = copy('hero-noon-phone.svg', box, { density: 2 }).canvas
    expect([twice.width, twice.height]).toEqual([1240, 1230])
    const most = copy('hero-noon-phone.svg', box, { density: 4 }).canvas
    expect([most.width, most.height]).toEqual([1920, 1905])
  })

  it('draws the whole picture', () => {
    const draw = vi.fn()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: draw,
    } as never)
    copy('hero-noon-wide.svg', new DOMRect(10, 20, 480, 420))
    expect(draw).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLImageElement), 0, 0, 960, 420)
  })

  it('can show another picture in its place', () => {
    const draw = vi.fn()
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: draw,
    } as never)
    const next = document.createElement('img')
    const picture = document.createElement('img')
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 620, 615))
    const { drawingBox } = paintCopy(document.createElement('section'), picture, scene, next)
    expect(drawingBox.slice(2)).toEqual([620, 615])
    expect(draw.mock.calls[0]?.[0]).toBe(next)
  })

  it('converts a box of the drawing to shares of the copy', () => {
    const { toShares } = copy('hero-noon-phone.svg', new DOMRect(10, 20, 620, 615))
    expect(toShares([0, -200, 124, 123])).toEqual([0.5, 950 / 1230, 0.1, 0.1])
  })
})

describe('the sun', () => {
  function watchInk() {
    const calls: unknown[][] = []
    const style = { fillStyle: '', strokeStyle: '', lineWidth: 0 }
    const names = ['scale', 'translate', 'beginPath', 'ellipse', 'fill', 'stroke', 'rotate', 'arc']
    const note = (name: string) => [name, (...given: unknown[]) => calls.push([name, ...given])]
    const ink = Object.assign(style, Object.fromEntries(names.map(note)), { drawImage: () => {} })
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(ink as never)
    return { calls, style }
  }

  it('is as large as the moon, with twelve petals around a disc', () => {
    const { calls, style } = watchInk()
    const copied = copy('hero-noon-phone.svg', new DOMRect(10, 20, 620, 615))
    const sun = drawSun(copied)
    // A tenth of the picture's width.
    expect([sun.width, sun.height]).toEqual([62, 62])
    expect(calls[0]).toEqual(['scale', 62 / 104, 62 / 104])
    expect(calls[1]).toEqual(['translate', 52, 52])
    const petals = calls.filter(([name]) => name === 'ellipse')
    expect(petals).toEqual(
      Array.from({ length: 12 }, () => ['ellipse', 36, 0, 14, 10, 0, 0, Math.PI * 2]),
    )
    const turns = calls.filter(([name]) => name === 'rotate').map(([, angle]) => Number(angle))
    expect(turns.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(Math.PI * 2)
    expect(turns).toHaveLength(12)
    expect(calls.at(-3)).toEqual(['arc', 0, 0, 34, 0, Math.PI * 2])
    for (const name of ['beginPath', 'fill', 'stroke'])
      expect(calls.filter(([called]) => called === name)).toHaveLength(13)
    expect(style.lineWidth).toBe(4)
  })

  it('takes its colours from the style sheet', () => {
    const root = document.documentElement
    root.style.setProperty('--label-night', 'rgb(1, 2, 3)')
    root.style.setProperty('--coral', 'rgb(4, 5, 6)')
    const { style } = watchInk()
    drawSun(copy('hero-noon-phone.svg', new DOMRect(10, 20, 620, 615)))
    expect([style.strokeStyle, style.fillStyle]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
    root.removeAttribute('style')
  })
})

it('throws in a browser without a canvas', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  expect(() => copy('hero-noon-phone.svg', new DOMRect(0, 0, 62, 62))).toThrow(
    'The browser draws no canvas',
  )
})
