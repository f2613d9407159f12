// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { PictureZoom } from './picture-zoom.ts'

/** A phone's screen with one picture whose attributes have a portrait format. */
function showPicture(loaded: { readonly width: number; readonly height: number } | null) {
  document.body.innerHTML =
    '<ul><li><img class="picture" width="1000" height="1250" alt=""></li></ul>'
  const [row, img] = [document.querySelector('ul'), document.querySelector('img')]
  if (!row || !img) throw new Error('no picture')
  vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(360)
  vi.spyOn(row, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(img, 'naturalWidth', 'get').mockReturnValue(loaded?.width ?? 0)
  vi.spyOn(img, 'naturalHeight', 'get').mockReturnValue(loaded?.height ?? 0)
  const zoom = new PictureZoom(() => undefined)
  zoom.attach(row)
  zoom.zoomBy(2)
  return zoom
}

it('a loaded picture is panned within its actual proportions', () => {
  const wide = showPicture({ width: 1600, height: 1200 })
  // Twice 360 by 270 CSS pixels: lower than the screen.
  expect(wide.pan('ArrowDown')).toBe(false)
  expect(wide.pan('ArrowRight')).toBe(true)
})

it('a picture that has not loaded is panned within the size in its attributes', () => {
  expect(showPicture(null).pan('ArrowDown')).toBe(true)
})

it('a mouse that was released outside pans nothing when it comes back', () => {
  const zoom = showPicture({ width: 1000, height: 1250 })
  zoom.reset()
  const [row, img] = [document.querySelector('ul'), document.querySelector('img')]
  Object.assign(row ?? {}, { setPointerCapture: () => undefined })
  const point = (type: string, buttons: number, clientX: number) =>
    row?.dispatchEvent(new PointerEvent(type, { pointerId: 1, buttons, clientX }))
  point('pointerdown', 1, 100)
  zoom.zoomBy(2)
  const before = img?.style.transform
  point('pointermove', 0, 200)
  expect(img?.style.transform).toBe(before)
  point('pointerdown', 1, 100)
  point('pointermove', 1, 150)
  expect(img?.style.transform).not.toBe(before)
})
