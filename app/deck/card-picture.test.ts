// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fakeCanvas } from '#test/fake-canvas.ts'
import { drawCard } from './card-picture.ts'

const card = { title: 'Sip', text: 'Swap seats.', game: 'Ludo', handle: 'ludo', ink: 0 }

afterEach(() => vi.restoreAllMocks())

test('a card is drawn with its kind, its words, its game and the shop, from top to bottom', async () => {
  const { words, canvas } = await draw()
  expect(words.map(({ text }) => text)).toEqual(['Sip', 'Swap seats.', 'Ludo', 'party gully'])
  const lines = words.map(({ middle }) => middle)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(words.every(({ left }) => left === 540)).toBe(true)
  expect([canvas?.width, canvas?.height]).toEqual([1080, 1350])
})

test('a long card gets smaller letters, clear of its game and of its kind', async () => {
  const text = Array.from({ length: 60 }, () => 'clap twice').join(' ')
  const { words } = await draw({ ...card, text })
  const lines = words.filter(({ text: line }) => line.includes('clap'))
  expect(lines.map(({ text: line }) => line).join(' ')).toBe(text)
  expect(lines[0]?.middle).toBeGreaterThan(360)
  expect(lines.at(-1)?.middle).toBeLessThan(930)
})

test('each ink has its own ground, as on the page', async () => {
  const inks = ['marigold', 'teal', 'pink', 'purple']
  for (const ink of inks) document.documentElement.style.setProperty(`--label-${ink}`, ink)
  const grounds = []
  for (const [ink] of inks.entries()) grounds.push((await draw({ ...card, ink })).ground)
  expect(grounds).toEqual(inks)
})

test('the file is a picture that a chat shows', async () => {
  fakeCanvas()
  const { name, type } = await drawCard(card)
  expect([name, type]).toEqual(['card.png', 'image/png'])
})

async function draw(of = card) {
  const painted = fakeCanvas()
  await drawCard(of)
  return painted
}
