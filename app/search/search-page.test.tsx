// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, Link, Outlet, useLocation } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { NoGamesFound } from '#app/catalogue/no-games-found.tsx'
import { PageFocus } from '#app/frame/page-focus.tsx'
import { specified } from '#test/specification.ts'
import { SearchCount, SearchPage } from './search-page.tsx'
import { useSearchWords, writeWords } from './use-search-words.ts'

function Page() {
  const { words, type, send } = useSearchWords()
  return (
    <SearchPage words={words} onType={type} onSend={send}>
      <SearchCount count={2} words={words} />
      <NoGamesFound
        instead={{ words: 'zebra', games: [], help: { label: 'Shipping', to: '/shipping' } }}
        toSearch={writeWords}
        onClear={() => send('')}
      />
      <output aria-label="Query">{useLocation().search}</output>
    </SearchPage>
  )
}

/** The URL's query as the router has it; `address` is what the browser shows. */
const query = () => screen.getByRole('status', { name: 'Query' }).textContent

const address = () => window.location.search

beforeEach(() => window.history.replaceState({ idx: 3 }, '', '/search?q=taboo'))

function show() {
  const Stub = createRoutesStub([{ path: '/search', Component: Page }])
  render(<Stub initialEntries={['/search?q=taboo']} />)
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
}

describe('the search page', () => {
  // spec 2.170
  it('starts with the words in the URL', () => {
    expect(show().value).toBe('taboo')
    expect(screen.getByText('2 games for “taboo”')).toBeTruthy()
  })

  // spec 1.002
  it('searches while typing', async () => {
    const box = show()
    await userEvent.type(box, ' desi')
    expect(screen.getByText('2 games for “taboo desi”')).toBeTruthy()
  })

  it('updates the URL while typing, without a history entry', async () => {
    const entries = window.history.length
    const box = show()
    await userEvent.type(box, ' desi ')
    expect(address()).toBe('?q=taboo+desi')
    expect(box.value).toBe('taboo desi ')
    expect(window.history.length).toBe(entries)
    expect(window.history.state).toEqual({ idx: 3 })
    await userEvent.clear(box)
    expect(address()).toBe('')
  })

  it('writes the words to the URL on submit, or clears it when empty', async () => {
    specified('Submitting writes q to the address, or clears it when empty')
    const box = show()
    await userEvent.type(box, ' desi  {Enter}')
    expect(query()).toBe('?q=taboo+desi')
    await userEvent.clear(box)
    await userEvent.type(box, '{Enter}')
    expect(query()).toBe('')
  })

  // spec 2.169, 2.172
  it('has a clear button in the box, and one beside an empty result', async () => {
    const box = show()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box.value).toBe('')
    expect(address()).toBe('')
    await userEvent.type(box, 'zzz')
    expect(screen.getByText(specified('No games found'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: specified('Clear Search') }))
    expect(box.value).toBe('')
    expect(query()).toBe('')
  })

  it('links to the nearest search when nothing is found', async () => {
    const box = show()
    await userEvent.click(screen.getByRole('link', { name: 'Did you mean “zebra”?' }))
    expect(query()).toBe('?q=zebra')
    expect(box.value).toBe('zebra')
  })

  it('links to the page about what is asked for, which is no game', () => {
    show()
    expect(screen.getByRole('link', { name: 'Shipping' }).getAttribute('href')).toBe('/shipping')
  })

  it('works without script: a form that submits q', () => {
    const form = show().closest('form')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.method).toBe('get')
  })
})

const Home = () => <p>Home</p>

function Frame() {
  return (
    <>
      <PageFocus />
      <Link to="/search">Empty search</Link>
      <Link to="/search?q=taboo">Results</Link>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}

it.each([
  ['Empty search', 'searchbox'],
  ['Results', 'main'],
])('the link "%s" puts the cursor into the %s', async (name, role) => {
  const to = name === 'Results' ? '/search?q=taboo' : '/search'
  window.history.replaceState({ idx: 3 }, '', to)
  const Stub = createRoutesStub([
    {
      Component: Frame,
      children: [
        { path: '/', Component: Home },
        { path: '/search', Component: Page },
      ],
    },
  ])
  render(<Stub />)
  await userEvent.click(await screen.findByRole('link', { name }))
  expect(document.activeElement).toBe(screen.getByRole(role))
})
