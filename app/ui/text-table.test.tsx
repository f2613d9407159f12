// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TextTable } from './text-table.tsx'

const cellTexts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

it('says the name of its only column besides the rows’ once, above the column', () => {
  render(<TextTable head={['What', 'Size']} rows={[['Weight', '250-350 g']]} />)
  expect(screen.getByRole('columnheader', { name: 'Size' })).toBeDefined()
  expect(screen.getByRole('rowheader').textContent).toBe('Weight')
  expect(cellTexts()).toEqual(['250-350 g'])
})

it('repeats the names of three columns in each row, for phones', () => {
  render(<TextTable head={['Kind', 'Players', 'Room']} rows={[['Party', '3-10', 'A sofa']]} />)
  expect(screen.getByRole('rowheader').textContent).toBe('Kind: Party')
  expect(cellTexts()).toEqual(['Players: 3-10', 'Room: A sofa'])
})
