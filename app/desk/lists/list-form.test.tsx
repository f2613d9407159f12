// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ListForm } from './list-form.tsx'
import { ListPager } from './list-pager.tsx'

const labels = { open: 'To answer', all: 'All' }
const choices = { name: 'state', legend: 'State', labels, chosen: 'all' } as const

it('shows the current filters, and submits them with GET', () => {
  render(
    <ListForm path="/desk/list" choices={choices} search={{ value: 'asha', hint: 'A name' }} />,
  )
  screen.getByRole('radio', { name: 'All', checked: true })
  screen.getByRole('radio', { name: 'To answer', checked: false })
  const field = screen.getByRole<HTMLInputElement>('searchbox', {
    name: 'Search',
    description: 'A name',
  })
  const form = field.form ?? undefined
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/desk/list'])
  expect(Object.fromEntries(new FormData(form))).toEqual({ state: 'all', search: 'asha' })
})

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('keeps the filters in the links to other pages', () => {
  const params = { state: 'all', search: 'a&b', other: null }
  render(<ListPager path="/desk/list" params={params} at={9} next={4} />)
  expect(addressOf('Newest')).toBe('/desk/list?state=all&search=a%26b')
  expect(addressOf('Older')).toBe('/desk/list?state=all&search=a%26b&before=4')
})

it('has no pager on a single page', () => {
  render(<ListPager path="/desk/list" at={null} next={null} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
