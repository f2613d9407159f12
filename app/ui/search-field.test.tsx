// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

function Finder() {
  const [words, setWords] = useState('')
  return (
    <>
      <SearchField
        label="Search games"
        labelHidden
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <output>{words}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search games' })
const heard = () => screen.getByRole('status').textContent

test('its button clears it, reports the change and returns focus to the field', async () => {
  render(<Finder />)
  await userEvent.type(field(), 'ludo')
  expect(heard()).toBe('ludo')
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(heard()).toBe('')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('Escape clears it; on an empty field Escape reaches the dialog around it', async () => {
  render(<Finder />)
  const left: boolean[] = []
  document.addEventListener('keydown', (event) => left.push(!event.defaultPrevented), {
    signal: AbortSignal.timeout(10_000),
  })
  await userEvent.type(field(), 'a')
  left.length = 0
  await userEvent.keyboard('{Escape}{Escape}')
  expect(heard()).toBe('')
  expect(left).toEqual([false, true])
})

test('clears an uncontrolled field', async () => {
  render(<SearchField label="Search games" defaultValue="taboo" />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field().value).toBe('')
})
