// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { specified } from '#test/specification.ts'
import { SearchCount, SearchEmpty, SearchPage } from './search-page.tsx'
import { useSearchWords } from './use-search-words.ts'

function Page() {
  const { words, setWords, send } = useSearchWords()
  return (
    <SearchPage words={words} onType={setWords} onSend={send}>
      <SearchCount count={2} words={words} />
      <SearchEmpty onClear={() => send('')} />
      <output aria-label="Query">{useLocation().search}</output>
    </SearchPage>
  )
}

const query = () => screen.getByRole('status', { name: 'Query' }).textContent

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
    expect(query()).toBe('?q=taboo')
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
    await userEvent.type(box, 'zzz')
    expect(screen.getByText(specified('No games found'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: specified('Clear Search') }))
    expect(box.value).toBe('')
    expect(query()).toBe('')
  })

  it('works without script: a form that submits q', () => {
    const form = show().closest('form')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.method).toBe('get')
  })
})
