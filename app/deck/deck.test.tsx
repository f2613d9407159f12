// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { Deck } from './deck.tsx'

const { drawCard } = vi.hoisted(() => ({ drawCard: vi.fn() }))
vi.mock('./draw-card.ts', () => ({ drawCard }))

const texts = ['Swap seats.', 'Sing a line.', 'Point at the worst liar.']
const decks = [
  { handle: 'ludo', title: 'Ludo', cards: texts.map((text) => ({ title: 'Sip', text })) },
]

afterEach(() => {
  Object.assign(navigator, { canShare: undefined, share: undefined })
})

function show(intro?: ReactNode) {
  render(
    <Deck
      decks={decks}
      name="Ludo"
      intro={intro}
      get={({ handle }) => <a href={`/product/${handle}`}>Get the box</a>}
    />,
    { wrapper: InShop },
  )
  return userEvent.setup()
}

const turn = () => screen.getByRole('button', { name: 'Turn the top card' })

test('the deck is face down at first, without links or buttons to share', () => {
  show()
  expect(screen.getByRole('status').textContent).toBe('')
  const pile = screen.getByRole('button', { name: 'Ludo Turn the top card' })
  expect(screen.getAllByRole('button')).toEqual([pile, turn()])
  expect(pile.querySelector('.card-text')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the deck of one game has its initial on its back, not that of an article', () => {
  render(<Deck decks={decks} name="The Great Desi Party Game" get={() => null} />, {
    wrapper: InShop,
  })
  const back = screen.getByRole('button', { name: /^The Great/ })
  expect(back.querySelector('svg text')?.textContent).toBe('G')
})

test('a deck of several games has the shop’s emblem on its back', () => {
  render(<Deck decks={[...decks, ...decks]} name="Party" get={() => null} />, { wrapper: InShop })
  const back = screen.getByRole('button', { name: /^Party/ })
  expect(back.querySelector('use[href="#emblem-cards"]')).toBeTruthy()
  expect(back.querySelector('svg text')).toBeNull()
})

test('the introduction gives way to the first card’s buttons', async () => {
  const user = show(<p>Three to try</p>)
  const intro = () => screen.queryByText('Three to try')
  expect(intro()).toBeTruthy()
  await user.click(turn())
  expect(intro()).toBeNull()
})

test('every card is drawn and announced once before any repeats', async () => {
  const user = show()
  await user.click(turn())
  const seen = [screen.getByRole('status').textContent]
  const another = screen.getByRole('button', { name: /^Ludo Another/ })
  expect(`Ludo, Sip: ${another.querySelector('.card-text')?.textContent}`).toBe(seen[0])
  expect(another.querySelector('.card-face')?.textContent).toMatch(/^Sip.+Ludoparty gully$/)
  for (let at = 0; at < 3; at += 1) {
    await user.click(another)
    seen.push(screen.getByRole('status').textContent)
  }
  expect(new Set(seen.slice(0, 3))).toEqual(new Set(texts.map((text) => `Ludo, Sip: ${text}`)))
  expect(seen[3]).toBe(seen[0])
})

test('a drawn card covers the previous one, which is hidden from screen readers', async () => {
  const user = show()
  await user.click(turn())
  const [first] = document.querySelectorAll('.card-face')
  const another = screen.getByRole('button', { name: /^Ludo Another/ })
  await user.click(another)
  const [below, above, ...others] = document.querySelectorAll('.card-face')
  // The same element: it does not flip again.
  expect(below).toBe(first)
  expect(below?.getAttribute('aria-hidden')).toBe('true')
  expect(above?.hasAttribute('aria-hidden')).toBe(false)
  expect(others).toEqual([])
  await user.click(another)
  expect(document.querySelectorAll('.card-face')[0]).toBe(above)
})

test('without a share sheet for files the link sends a message with the URL of the game', async () => {
  const user = show()
  await user.click(turn())
  const address = new URL(
    screen.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? '',
  )
  expect(address.origin).toBe('https://wa.me')
  const message = address.searchParams.get('text')
  expect(message).toContain('https://shop.example/product/ludo')
  expect(texts.some((text) => message?.includes(text))).toBe(true)
  const followed = vi.fn()
  document.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true })
  await user.click(screen.getByRole('link', { name: 'Send on WhatsApp' }))
  expect(followed).toHaveBeenCalledExactlyOnceWith(false)
})

test('the first card is random', async () => {
  const draw = async (number: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(number)
    const user = show()
    await user.click(turn())
    const said = screen.getByRole('status').textContent
    cleanup()
    return said
  }
  expect([await draw(0), await draw(0.5), await draw(0.99)]).toEqual(
    texts.map((text) => `Ludo, Sip: ${text}`),
  )
})

/** Draws a card and sends it where the share sheet accepts pictures. @returns the mocks of sheet and `open` */
async function send(share: () => Promise<void>) {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(share)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  Object.assign(navigator, { canShare: () => true, share: sheet })
  const user = show()
  await user.click(turn())
  const link = screen.getByRole('link', { name: 'Send on WhatsApp' })
  const followed = vi.fn()
  document.addEventListener('click', (event) => followed(event.defaultPrevented), { once: true })
  await user.click(link)
  expect(followed).toHaveBeenCalledExactlyOnceWith(true)
  await waitFor(() => expect(sheet).toHaveBeenCalled())
  return { sheet, open, link, user }
}

test('the share sheet gets the card as a picture, with the message', async () => {
  const file = new File([], 'card.png')
  drawCard.mockResolvedValue(file)
  const { sheet, open, link } = await send(async () => undefined)
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ files: [file], text })
  const { text: drawn, game } = drawCard.mock.lastCall?.[0] ?? {}
  expect(game).toBe('Ludo')
  expect(text).toContain(drawn)
  expect(open).not.toHaveBeenCalled()
})

test('a picture that cannot be shared falls back to the message, unless the sheet was closed', async () => {
  const faults = [new DOMException('closed', 'AbortError'), new DOMException('no', 'DataError')]
  const { sheet, open, link, user } = await send(async () => {
    throw faults.shift()
  })
  await user.click(link)
  await waitFor(() => expect(open).toHaveBeenCalled())
  expect(sheet).toHaveBeenCalledTimes(2)
  expect(open).toHaveBeenCalledExactlyOnceWith(link.getAttribute('href'), '_blank', 'noopener')
})

test.each([new DOMException('no', 'DataError'), new Error('AbortError')])(
  'any failure but a closed sheet falls back to the message: %s',
  async (fault) => {
    const { open } = await send(() => Promise.reject(fault))
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
  },
)
