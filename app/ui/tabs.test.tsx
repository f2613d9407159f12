// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const three = [
  { id: 'details', label: 'Details', content: <p>Four cards a hand</p> },
  { id: 'reviews', label: 'Reviews (12)', content: <p>Best evening of the year</p> },
  { id: 'shipping', label: 'Shipping', content: <p>Free across India</p> },
]

const game = <Tabs label="About Shot Roulette" tabs={three} />

const tab = (name: string) => screen.getByRole('tab', { name })
const openTab = () => screen.getByRole('tab', { selected: true }).textContent
const openPanel = () => screen.getByRole('tabpanel')

afterEach(() => {
  location.hash = ''
})

test('opens the first tab, and names its panel after it', () => {
  render(game)
  expect(screen.getByRole('tablist', { name: 'About Shot Roulette' })).toBeTruthy()
  expect(openTab()).toBe('Details')
  expect(openPanel()).toBe(screen.getByRole('tabpanel', { name: 'Details' }))
  expect(tab('Details').getAttribute('aria-controls')).toBe(openPanel().id)
})

test('the server sends every panel, and a link to each', () => {
  const html = renderToString(game)
  for (const { id } of three) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain(`id="${id}" role="tabpanel"`)
  }
  expect(html).toContain('Best evening of the year')
  expect(html).not.toContain('hidden')
})

test('hydrates at the tab that the URL names', () => {
  location.hash = '#shipping'
  const container = document.createElement('div')
  container.innerHTML = renderToString(game)
  document.body.append(container)
  render(game, { container, hydrate: true })
  expect(openTab()).toBe('Shipping')
})

test('arrow keys, Home and End move between tabs and open them', async () => {
  render(game)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Details'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Reviews (12)'))
  expect(openTab()).toBe('Reviews (12)')
  expect(openPanel().textContent).toBe('Best evening of the year')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(openTab()).toBe('Shipping')
  await userEvent.keyboard('{ArrowRight}')
  expect(openTab()).toBe('Details')
  await userEvent.keyboard('{End}')
  expect(openTab()).toBe('Shipping')
  await userEvent.keyboard('{Home}')
  expect(openTab()).toBe('Details')
})

test('the tab list is one tab stop, the panel the next', async () => {
  render(game)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Details'))
  await userEvent.tab()
  expect(document.activeElement).toBe(openPanel())
})

test('a click opens a tab without changing the URL', async () => {
  render(game)
  await userEvent.click(tab('Shipping'))
  expect(openTab()).toBe('Shipping')
  expect(location.hash).toBe('')
})

test('the fragment of the URL opens its tab, on load and later', async () => {
  location.hash = '#reviews'
  render(game)
  expect(openTab()).toBe('Reviews (12)')
  act(() => {
    location.hash = '#shipping'
    fireEvent(window, new HashChangeEvent('hashchange'))
  })
  expect(openTab()).toBe('Shipping')
})

test('a find-in-page match in a closed panel opens it', () => {
  render(game)
  const found = screen.getByText('Free across India')
  const shut = found.closest('[hidden="until-found"]')
  if (!shut) throw new Error('A closed panel waits for being found')
  fireEvent(shut, new Event('beforematch'))
  expect(openTab()).toBe('Shipping')
  expect(found.closest('[hidden]')).toBeNull()
})
