// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeCanvas, type Painted } from '#test/fake-canvas.ts'
import { savePicture } from './receipt-picture.ts'

/** The area between the label's texts, in pixels. */
const shelf = { left: 200, right: 880, top: 590, bottom: 1210 }

const boxesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Game ${at + 1}`,
    picture: `https://cdn.example/game-${at + 1}.png`,
  }))

let painted: Painted
let saved: { name: string; address: string }[]
const decode = vi.fn(async (_image: HTMLImageElement) => undefined)

beforeEach(() => {
  painted = fakeCanvas()
  saved = []
  decode.mockReset()
  HTMLImageElement.prototype.decode = function of(this: HTMLImageElement) {
    return decode(this)
  }
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = vi.fn()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function of(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href })
  })
})

afterEach(() => {
  Object.assign(navigator, { canShare: undefined, share: undefined })
})

test('the label names the games and the shop, from top to bottom', async () => {
  await savePicture(boxesOf(2))
  const { words, canvas } = painted
  expect([canvas?.width, canvas?.height]).toEqual([1080, 1920])
  expect(words.map(({ text }) => text).join(' ')).toBe(
    'Game night is sorted Game 1 + Game 2 party gully Laugh. Play. Repeat.',
  )
  const lines = words.map(({ middle }) => middle)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(words.every(({ left }) => left === 540)).toBe(true)
  const beside = lines.filter((middle) => middle > shelf.top && middle < shelf.bottom)
  expect(beside).toEqual([])
})

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
])('%i boxes fill the shelf in centred rows: %j', async (count, rows) => {
  await savePicture(boxesOf(count))
  const { images } = painted
  expect(images.map(({ source }) => source)).toEqual(boxesOf(count).map(({ picture }) => picture))
  const tops = [...new Set(images.map(({ top }) => top))]
  const inRows = tops.map((top) => images.filter((image) => image.top === top))
  expect(inRows.map((row) => row.length)).toEqual(rows)
  for (const { width, height } of images) expect(width / height).toBeCloseTo(4 / 5)
  // All have the size of the first.
  const [{ width, height } = { width: 0, height: 0 }] = images
  expect(images.every((image) => image.width === width && image.height === height)).toBe(true)
  const spans = inRows.map((row) => [row[0]?.left ?? 0, (row.at(-1)?.left ?? 0) + width] as const)
  for (const [left, right] of spans) expect((left + right) / 2).toBeCloseTo(540)
  const [top = 0, bottom = 0] = [tops[0], (tops.at(-1) ?? 0) + height]
  expect((top + bottom) / 2).toBeCloseTo(900)
  const widest = Math.max(...spans.map(([left, right]) => right - left))
  const free = [shelf.right - shelf.left - widest, shelf.bottom - shelf.top - (bottom - top)]
  expect(Math.min(...free)).toBeCloseTo(0)
  for (const row of inRows)
    for (const [at, { left }] of row.slice(1).entries())
      expect(left - (row[at]?.left ?? 0) - width).toBeCloseTo(24)
  for (const [at, later] of tops.slice(1).entries())
    expect(later - (tops[at] ?? 0) - height).toBeCloseTo(24)
})

test('a missing or broken picture leaves a gap', async () => {
  await savePicture(boxesOf(4))
  const [first, , , last] = painted.images.splice(0)
  decode.mockImplementation(async ({ src, crossOrigin }) => {
    if (src.includes('game-2')) throw new Error('404')
    // Otherwise the canvas could not be read afterwards.
    expect(crossOrigin).toBe('anonymous')
  })
  await savePicture(boxesOf(4).map((box, at) => (at === 2 ? { ...box, picture: null } : box)))
  expect(painted.images).toEqual([first, last])
})

test('an order without known games still has a label', async () => {
  await savePicture([])
  expect(painted.images).toEqual([])
  expect(saved).toHaveLength(1)
})

test('the picture is downloaded without a share sheet', async () => {
  vi.useFakeTimers()
  await savePicture(boxesOf(1))
  expect(saved).toEqual([{ name: 'game-night.png', address: 'blob:picture' }])
  // Safari reads it after the click.
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:picture')
})

test('the picture is shared if the share sheet accepts files', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined)
  Object.assign(navigator, { canShare: () => true, share })
  await savePicture(boxesOf(1))
  const [file] = share.mock.lastCall?.[0].files ?? []
  expect([file?.name, file?.type]).toEqual(['game-night.png', 'image/png'])
  expect(saved).toEqual([])
})
