import { afterAll, expect, it } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { specified } from '#test/specification.ts'

const shop = await openShop()
afterAll(() => shop.close())

const search = async (words: string) => {
  const response = await shop.ask(`/search?q=${encodeURIComponent(words)}`)
  expect(response.status).toBe(200)
  return response.text()
}
const countCards = (html: string) => html.match(/<article/g)?.length ?? 0

it('understands everyday words, other scripts and numbers without script', async () => {
  const html = await search('शराब game 3 players ke liye under ₹600')
  expect(pageText(html)).toContain('Drink If')
  const [found = '', others = ''] = html.split('More games to try')
  expect(countCards(found)).toBe(1)
  expect(countCards(others)).toBe(4)
})

it('offers four games, the nearest search and a way to clear the search without script', async () => {
  const html = await search('pokit')
  expect(pageText(html)).toContain(specified('No games found'))
  expect(html).toContain('href="/search?q=pocket"')
  expect(countCards(html)).toBe(4)
  expect(html).toMatch(/<form action="\/search"[^>]*><button type="submit"[^>]*>Clear Search</)
})

it('finds the game of a message with a link', async () => {
  const link = 'https://partygully.example/product/never-have-i-ever-desi-tales?ref=PGNANISX777'
  const html = await search(`Party ke liye mast game hai, Saturday ko khelte hain? 😂 ${link}`)
  expect(pageText(html)).toContain('1 game for')
})

// Last: the store stays broken.
it('keeps its title and the words of the URL when the store fails', async () => {
  shop.replaceStore(async () => new Response('', { status: 503 }))
  const response = await shop.ask('/search?q=ludo')
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(pageText(html)).toContain(specified('Error loading products'))
  expect(html).toContain(`<title>Search | ${brand.name}</title>`)
  expect(html).toContain('value="ludo"')
})
