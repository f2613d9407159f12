// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { specified } from '#test/specification.ts'
import { SearchCount, SearchEmpty, SearchPage } from './search-page.tsx'

const submit = vi.fn()

function Page() {
  return (
    <SearchPage asked="taboo" onSubmit={submit}>
      {(words, clear) => (
        <>
          <SearchCount count={2} words={words} />
          <SearchEmpty onClear={clear} />
        </>
      )}
    </SearchPage>
  )
}

function show() {
  submit.mockClear()
  const Stub = createRoutesStub([{ path: '/search', Component: Page }])
  render(<Stub initialEntries={['/search?q=taboo']} />)
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
}

describe('the search page', () => {
  it('starts with the words of the address', () => {
    expect(show().value).toBe('taboo')
    expect(screen.getByText('2 games for “taboo”')).toBeTruthy()
  })

  it('finds as one types', async () => {
    const box = show()
    await userEvent.type(box, ' desi')
    expect(screen.getByText('2 games for “taboo desi”')).toBeTruthy()
    expect(submit).not.toHaveBeenCalled()
  })

  it('writes the words to the address when they are sent, or clears it when there are none', async () => {
    specified('Submitting writes q to the address, or clears it when empty')
    const box = show()
    await userEvent.type(box, '  {Enter}')
    expect(submit).toHaveBeenLastCalledWith('taboo')
    await userEvent.clear(box)
    await userEvent.type(box, '{Enter}')
    expect(submit).toHaveBeenLastCalledWith('')
  })

  it('has a clear button in the box, and one beside nothing found', async () => {
    const box = show()
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(box.value).toBe('')
    await userEvent.type(box, 'zzz')
    expect(screen.getByText(specified('No games found'))).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: specified('Clear Search') }))
    expect(box.value).toBe('')
    expect(submit).toHaveBeenLastCalledWith('')
  })

  it('works without script: a form that asks the address with q', () => {
    const form = show().closest('form')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.method).toBe('get')
  })
})
