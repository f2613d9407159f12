// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { fakeCanvas } from '#test/fake-canvas.ts'
import { drawCard } from './draw-card.ts'

const card = { title: 'Sip', text: 'Swap seats.', game: 'Ludo', handle: 'ludo', ink: 0 }

test('the picture shows kind, text, game and shop, from top to bottom', async () => {
  const { words, canvas } = await draw()
  expect(words.map(({ text }) => text)).toEqual(['Sip', 'Swap seats.', 'Ludo', 'party gully'])
  const lines = words.map(({ middle }) => middle)
  expect(lines).toEqual(lines.toSorted((one, other) => one - other))
  expect(words.every(({ left }) => left === 540)).toBe(true)
  expect([canvas?.width, canvas?.height]).toEqual([1080, 1350])
})

test('a long text is set smaller, clear of kind and game', async () => {
  const text = Array.from({ length: 60 }, () => 'clap twice').join(' ')
  const { words } = await draw({ ...card, text })
  const lines = words.filter(({ text: line }) => line.includes('clap'))
  expect(lines.map(({ text: line }) => line).join(' ')).toBe(text)
  expect(lines[0]?.middle).toBeGreaterThan(360)
  expect(lines.at(-1)?.middle).toBeLessThan(930)
})

test('each ink has its own background, as on the page', async () => {
  const inks = ['marigold', 'teal', 'pink', 'purple']
  for (const ink of inks) document.documentElement.style.setProperty(`--label-${ink}`, ink)
  const grounds = []
  for (const [ink] of inks.entries()) grounds.push((await draw({ ...card, ink })).ground)
  expect(grounds).toEqual(inks)
})

test('the file is a PNG', async () => {
  fakeCanvas()
  const { name, type } = await drawCard(card)
  expect([name, type]).toEqual(['card.png', 'image/png'])
})

async function draw(of = card) {
  const painted = fakeCanvas()
  await drawCard(of)
  return painted
}
