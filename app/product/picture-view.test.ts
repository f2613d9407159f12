import { expect, test } from 'vitest'
import { fitInto, fitted, keepInside, zoomTo } from './picture-view.ts'

const frame = { width: 360, height: 640 }
const picture = fitInto({ width: 1000, height: 1250 }, frame)

test('a picture fits its frame by its longer side', () => {
  expect(picture).toEqual({ width: 360, height: 450 })
  expect(fitInto({ width: 1000, height: 1250 }, { width: 1280, height: 800 })).toEqual({
    width: 640,
    height: 800,
  })
})

test('zooming keeps the point under the pointer in place', () => {
  const view = zoomTo({ scale: 1.5, x: 20, y: -10 }, 3, { x: 80, y: 40 })
  // The same point of the picture, before and after.
  expect((80 - view.x) / view.scale).toBeCloseTo((80 - 20) / 1.5)
  expect((40 - view.y) / view.scale).toBeCloseTo((40 + 10) / 1.5)
})

test('zoom is limited to between fitted and three times', () => {
  expect(zoomTo(fitted, 9, fitted).scale).toBe(3)
  expect(zoomTo(fitted, 0.2, fitted)).toEqual(fitted)
})

test('panning keeps the frame filled, and centres a side that fits', () => {
  expect(keepInside({ scale: 1, x: 90, y: -90 }, picture, frame)).toEqual(fitted)
  // 1080 × 1350 in 360 × 640.
  expect(keepInside({ scale: 3, x: 900, y: -900 }, picture, frame)).toEqual({
    scale: 3,
    x: 360,
    y: -355,
  })
  expect(keepInside({ scale: 1.2, x: 0, y: 60 }, picture, frame).y).toBe(0)
})
