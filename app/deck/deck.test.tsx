// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { Deck } from './deck.tsx'

const texts = ['Swap seats.', 'Sing a line.', 'Point at the worst liar.']
const decks = [
  { handle: 'ludo', title: 'Ludo', cards: texts.map((text) => ({ title: 'Sip', text })) },
]

function show() {
  render(
    <Deck decks={decks} get={({ handle }) => <a href={`/product/${handle}`}>Get the box</a>} />,
    { wrapper: InShop },
  )
  return userEvent.setup()
}

test('the deck lies face down, without a way to send or get what is not drawn', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getAllByRole('button')).toEqual([
    screen.getByRole('button', { name: 'Turn the top card' }),
  ])
  expect(screen.queryByRole('link')).toBeNull()
})

test('each card comes once before any comes again, and is read out', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Turn the top card' }))
  const seen = [screen.getByRole('status').textContent]
  const [another] = screen.getAllByRole('button', { name: 'Another' })
  for (let at = 0; at < 3; at += 1) {
    await user.click(another ?? document.body)
    seen.push(screen.getByRole('status').textContent)
  }
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(texts.map((text) => `Ludo, Sip: ${text}`)))
  expect(seen[3]).toBe(seen[0])
})

test('without a share sheet for pictures a message is sent with the address of the game', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Turn the top card' }))
  const address = new URL(
    screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '',
  )
  expect(address.origin).toBe('https://wa.me')
  const message = address.searchParams.get('text')
  expect(message).toContain('https://shop.example/product/ludo')
  expect(texts.some((text) => message?.includes(text))).toBe(true)
})
