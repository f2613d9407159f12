// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Box } from '#merchant/hero-scene.ts'
import { fakeMotion, type Motion } from '#test/fake-motion.ts'
import { keepPixels, pixelsOf } from '#test/pixel-canvas.ts'
import { cutDark, cutMoon, cutSky, type PictureCopy } from './hero-cuttings.ts'
import { breakDay, fallNight, layStage } from './hero-stage.ts'

const lemon = [250, 230, 90, 255]
const marigold = [250, 190, 60, 255]
const cloud = [60, 70, 90, 255]
const dusk = [48, 40, 60, 255]
/** `--label-night` of the test's page. */
const night = [10, 20, 30, 255]

const windows: readonly Box[] = [0, 2, 4, 6, 8].map((left) => [left, 6, 2, 2])
const scene = { windows, moon: [2, 1, 4, 1], sky: [1, 0, 6, 4] } as const

/** Ten by ten pixels of dusk, scaled by 20 on the page, corner at 5, 7; the moon is lemon, marigold and cloud. */
function paint(): PictureCopy {
  const canvas = document.createElement('canvas')
  canvas.width = 10
  canvas.height = 10
  const { data } = pixelsOf(canvas)
  for (let at = 0; at < data.length; at += 4) data.set(dusk, at)
  for (const [x, color] of [lemon, marigold, cloud].entries()) data.set(color, (10 + 2 + x) * 4)
  return {
    canvas,
    scene,
    drawingBox: [5, 7, 200, 200],
    toShares: ([left, top, width, height]) => [left / 10, top / 10, width / 10, height / 10],
  }
}

const listPixels = (canvas: HTMLCanvasElement) => {
  const { data } = pixelsOf(canvas)
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)])
}

const placeOf = (element: Element | null | undefined) => {
  if (!(element instanceof HTMLElement)) throw new Error('Nothing is there')
  const { left, top, width, height } = element.style
  return [left, top, width, height].map(Number.parseFloat)
}

let motion: ReturnType<typeof fakeMotion>

beforeEach(() => {
  keepPixels()
  motion = fakeMotion()
  document.documentElement.style.setProperty('--label-night', 'rgb(10, 20, 30)')
})
afterEach(() => {
  document.body.replaceChildren()
})

describe('the night picture', () => {
  it('has dark windows where it was lemon, and is unchanged elsewhere', () => {
    expect(listPixels(cutDark(paint(), scene.moon))).toEqual([night, marigold, cloud, dusk])
  })

  it('gets partly dark where it is almost lemon', () => {
    const copy = paint()
    pixelsOf(copy.canvas).data.set([250, 210, 90, 255], 12 * 4)
    expect(listPixels(cutDark(copy, scene.moon))[0]).toEqual([130, 115, 60, 255])
  })

  it.each([
    ['too little red', [190, 230, 90, 255]],
    ['too much blue', [250, 230, 150, 255]],
    ['too little green', [250, 200, 90, 255]],
  ])('is unchanged where a colour has %s', (_, color) => {
    const copy = paint()
    pixelsOf(copy.canvas).data.set(color, 12 * 4)
    expect(listPixels(cutDark(copy, scene.moon))[0]).toEqual(color)
  })

  it('has a sky without the moon, dark where anything was bright', () => {
    expect(listPixels(cutSky(paint()))).toEqual([night, night, night, dusk])
  })

  it('has a moon that is transparent wherever it is not lemon', () => {
    const alphas = listPixels(cutMoon(paint())).map(([, , , alpha]) => alpha)
    expect(alphas).toEqual([255, 0, 0, 0])
  })
})

/** Start and end of an animation, in milliseconds. */
const timesOf = ({ options }: Motion) => {
  const begin = Number(options.delay ?? 0)
  return [begin, begin + Number(options.duration)]
}
const opacitiesOf = ({ frames }: Motion) => frames.map(({ opacity }) => opacity)

describe('the stage', () => {
  it('covers the hero with the picture, hidden from screen readers', () => {
    const hero = document.createElement('section')
    const copy = paint()
    const stage = layStage(hero, copy)
    expect([...hero.children]).toEqual([stage])
    expect(stage.ariaHidden).toBe('true')
    expect(stage.className).toBe('hero-theme-animation')
    expect(stage.style.cssText).toBe('position: absolute; inset: 0px; pointer-events: none;')
    expect([...stage.children]).toEqual([copy.canvas])
    expect(placeOf(copy.canvas)).toEqual([5, 7, 200, 200])
    expect(copy.canvas.style.position).toBe('absolute')
    expect(copy.canvas.style.maxWidth).toBe('none')
  })

  async function play(animate: typeof fallNight) {
    const stage = layStage(document.body, paint())
    const picture = stage.children[0]
    let isOver = false
    const end = animate(stage, paint()).then(() => {
      isOver = true
    })
    await Promise.resolve()
    expect(isOver).toBe(false)
    const of = (element: Element | null | undefined) =>
      motion.motions.filter((each) => each.element === element)
    const sky = stage.lastElementChild
    motion.end()
    await end
    return { stage, picture, sky, of }
  }

  it('at nightfall lights the windows one by one', async () => {
    const { stage, picture, sky, of } = await play(fallNight)
    expect(of(picture)).toEqual([])
    // Above the night's picture: each window without light, and the sky without the moon.
    const covers = [...stage.children].slice(1, 7)
    expect(stage.children[0]).toBe(picture)
    expect(stage.children).toHaveLength(8)
    expect(covers.map(placeOf)).toEqual([
      ...windows.map(([left, top]) => [5 + left * 20, 7 + top * 20, 40, 40]),
      [45, 27, 80, 20],
    ])
    expect(of(covers[5])).toEqual([])
    const lit = covers.slice(0, 5).flatMap((cover) => of(cover).map(timesOf))
    expect(lit).toEqual([
      [720, 810],
      [900, 990],
      [1080, 1170],
      [810, 900],
      [990, 1080],
    ])
    const [lights] = of(covers[0])
    expect(lights && opacitiesOf(lights)).toEqual([1, 0])
    expect(lights?.options.fill).toBe('forwards')
    expect(placeOf(sky)).toEqual([25, 7, 120, 80])
    expect(sky instanceof HTMLElement && sky.style.overflow).toBe('hidden')
  })

  it('at nightfall sets the sun behind the roof, then raises the moon', async () => {
    const { sky, of } = await play(fallNight)
    const [sun, moon] = sky?.children ?? []
    expect([placeOf(sun), placeOf(moon)]).toEqual([
      [20, 20, 80, 20],
      [20, 20, 80, 20],
    ])
    const [sets] = of(sun)
    expect(sets && timesOf(sets)).toEqual([0, 480])
    expect(sets?.options.direction).toBe('reverse')
    const [rises] = of(moon)
    expect(rises && timesOf(rises)).toEqual([480, 960])
    expect(rises?.options.direction).toBeUndefined()
    for (const each of [sets, rises]) {
      expect(each?.options.fill).toBe('both')
      expect(each?.frames).toEqual([{ transform: 'translateY(260%)' }, { transform: 'none' }])
    }
  })

  it('at daybreak sets the moon, then raises the sun to the one of the picture, which is covered', async () => {
    const { stage, picture, sky, of } = await play(breakDay)
    const [, cover] = stage.children
    expect([...stage.children]).toEqual([picture, cover, sky])
    expect([...of(picture), ...of(cover)]).toEqual([])
    expect(placeOf(cover)).toEqual([45, 27, 80, 20])
    expect(cover instanceof HTMLElement && cover.style.background).toBe('var(--sky-ray)')
    const [sun, moon] = sky?.children ?? []
    expect(placeOf(moon)).toEqual([20, 20, 80, 20])
    const [sets] = of(moon)
    expect(sets && timesOf(sets)).toEqual([0, 480])
    expect(sets?.options).toMatchObject({ direction: 'reverse', fill: 'both' })
    // Stays.
    const [rises, ...others] = of(sun)
    expect(others).toEqual([])
    expect(rises && timesOf(rises)).toEqual([480, 960])
    expect(rises?.options.fill).toBe('both')
    expect(rises?.frames).toEqual([{ transform: 'translateY(260%)' }, { transform: 'none' }])
  })
})
