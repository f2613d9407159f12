import { expect, test } from 'vitest'
import { toBrandColours } from './brand-colours.ts'
import { isDrawable } from './drawn-letters.ts'
import { listPictures } from './shop-pictures.ts'

const colours = toBrandColours('#1f6feb', '#ffd23d')

function drawSvg(path: string, name: string): Promise<string | Buffer> {
  const picture = listPictures(name, colours).find((file) => file.path === path)
  if (picture === undefined) throw new Error(`${path} is not drawn`)
  return picture.draw()
}

test('a name in Hindi and English letters is drawn in both faces', async () => {
  const logo = await drawSvg('public/logo.svg', "Chacha's खेल दुकान – the shop")
  expect(String(logo).match(/<path/g)).toHaveLength(5)
  expect(String(await drawSvg('public/favicon.svg', 'खेल'))).toContain('<path')
})

test('each letter that a name may have is drawn', async () => {
  const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code))
  const drawable = letters.filter(isDrawable)
  expect(drawable.length).toBeGreaterThan(280)
  for (const letter of drawable)
    expect(String(await drawSvg('public/favicon.svg', letter))).toContain('<svg')
})

test('letters that no face has are not drawable', () => {
  expect(['தமிழ்', 'Mela 🎲', 'a\tb'].filter(isDrawable)).toEqual([])
})
