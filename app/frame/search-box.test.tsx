// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { listAllProducts } from '#commerce/operations/products.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { SearchBox } from './search-box.tsx'

vi.mock(import('#commerce/operations/products.ts'), async (original) => ({
  ...(await original()),
  listAllProducts: vi.fn(),
}))

const list = vi.mocked(listAllProducts)

const games = [
  sampleProduct(1, 799, { title: 'Desi Taboo' }),
  sampleProduct(2, 499, { title: 'Taboo Two', available: false }),
  ...[3, 4, 5, 6].map((number) => sampleProduct(number, 500, { title: `Taboo Part ${number}` })),
  sampleProduct(7, 600, { title: 'Drunk Ludo' }),
]

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined
  list.mockResolvedValue(games)
})

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SearchBox />
      <p>{`At ${pathname}${search}`}</p>
    </>
  )
}

/** A page with the box. */
function show() {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(
    <InShop>
      <Stub initialEntries={['/about']} />
    </InShop>,
  )
  return screen.getByLabelText<HTMLInputElement>('Search all games')
}

/** A page with the box, into which these words are typed. */
async function type(words: string) {
  const box = show()
  await userEvent.type(box, words)
  return box
}

const options = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent)

const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

test('typing suggests five games with their prices, and all results', async () => {
  const box = await type('taboo')
  // The list follows the typed words a moment later.
  await screen.findByRole('option', { name: /“taboo”/ })
  expect(await options()).toEqual([
    'Desi Taboo₹799',
    'Taboo Part 3₹500',
    'Taboo Part 4₹500',
    'Taboo Part 5₹500',
    'Taboo Part 6₹500',
    'See all results for “taboo”',
  ])
  expect(screen.getByRole('combobox', { expanded: true })).toBe(box)
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
  expect(screen.getByRole('status').textContent).toBe('5 games suggested')
})

test('a suggestion says that its game is sold out', async () => {
  await type('taboo two')
  expect(await options()).toEqual(['Taboo TwoSold Out', 'See all results for “taboo two”'])
})

test('arrows choose among the suggestions and the box, and Enter opens the chosen one', async () => {
  const box = await type('ludo')
  expect(await options()).toEqual(['Drunk Ludo₹600', 'See all results for “ludo”'])
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Drunk Ludo₹600')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[0]?.id)
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBeUndefined()
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toBe('See all results for “ludo”')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(screen.getByText('At /product/game-7')).toBeTruthy()
  expect(box.value).toBe('')
  expect(screen.queryByRole('option')).toBeNull()
})

test('a click on the last row opens all results and empties the box', async () => {
  const box = await type('taboo')
  await userEvent.click(await screen.findByRole('option', { name: /^See all/ }))
  expect(screen.getByText('At /search?q=taboo')).toBeTruthy()
  expect(box.value).toBe('')
  expect(screen.queryByRole('option')).toBeNull()
})

test('Enter without a choice opens all results and closes the list', async () => {
  await type('taboo')
  await options()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('At /search?q=taboo')).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
})

test('a box that had the focus before the page was interactive suggests from the next letter', async () => {
  fireEvent.input(show(), { target: { value: 'ludo' } })
  expect(await options()).toContain('Drunk Ludo₹600')
})

test('Escape closes the list and keeps the words; an arrow or another letter opens it again', async () => {
  const box = await type('taboo')
  await options()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(box.value).toBe('taboo')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toBe('Desi Taboo₹799')
  await userEvent.keyboard('{Escape} ')
  expect(await options()).toHaveLength(6)
})

test('without a match, other games are offered, and no results are promised', async () => {
  await type('zebra')
  expect(await screen.findByText('No games found. Try one of these:')).toBeTruthy()
  expect(await options()).not.toContain('See all results for “zebra”')
})

test('a failure is not taken for an empty result', async () => {
  list.mockRejectedValue(new Error('HTTP 503'))
  const box = await type('taboo')
  const failure = 'Suggestions are not available at the moment. Press Enter to search.'
  expect(await screen.findByText(failure)).toBeTruthy()
  expect(screen.queryByText(/No games found/)).toBeNull()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('At /search?q=taboo')).toBeTruthy()
})

test('the list of games is requested by the first letter, and cancelled when the box is left', async () => {
  list.mockReturnValue(new Promise(() => {}))
  const box = await type(' ')
  expect(list).not.toHaveBeenCalled()
  await userEvent.type(box, 'l')
  expect(await screen.findByText('Searching...')).toBeTruthy()
  await waitFor(() => expect(list).toHaveBeenCalledOnce())
  const signal = list.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  await userEvent.tab()
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByText('Searching...')).toBeNull()
})
