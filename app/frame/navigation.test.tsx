// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoutesStub, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '#app/shop/query-client.ts'
import type { PublicSettings } from '#app/shop/shop-context.ts'
import { ShopProvider } from '#app/shop/shop-provider.tsx'
import { brand } from '#merchant/brand.ts'
import { sampleSettings } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { Navigation } from './navigation.tsx'

/** The specified links, and those of decision 10, choice 28. */
const shopMenu = [
  ...specified('All Games, Party Games, Drinking Games, Best Sellers, Combo').split(', '),
  'Couple Games',
  'Family Games',
]

function Page() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Navigation
        themeToggle={<button type="button">Theme</button>}
        wishlist={<a href="/wishlist">Saved</a>}
        cart={<button type="button">Cart</button>}
      />
      <p>{`At ${pathname}${search}`}</p>
    </>
  )
}

function showAt(path: string, settings: Partial<PublicSettings> = {}) {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  render(<Stub initialEntries={[path]} />, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={createQueryClient()}>
        <ShopProvider settings={{ ...sampleSettings, ...settings }}>{children}</ShopProvider>
      </QueryClientProvider>
    ),
  })
  return within(screen.getByRole('banner'))
}

const inMenu = () => within(screen.getByRole('dialog', { hidden: true }))

const wordsOf = (links: HTMLElement[]) => links.map(({ textContent }) => textContent)

// spec 2.022, 2.023
test('the bar links to home and search, and has Shop menu, theme toggle, wishlist and cart', () => {
  const bar = showAt('/')
  expect(bar.getByRole('link', { name: `${brand.name}, home` }).getAttribute('href')).toBe('/')
  expect(bar.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search')
  expect(bar.getByRole('button', { name: 'Shop' })).toBeTruthy()
  const wide = within(bar.getByRole('navigation', { name: 'Shop' }))
  expect(wordsOf(wide.getAllByRole('link', { hidden: true }))).toEqual(shopMenu)
  for (const part of ['Theme', 'Saved', 'Cart']) expect(bar.getByText(part)).toBeTruthy()
})

// spec 2.026
test('the phone menu has the same links and the other pages', () => {
  showAt('/')
  expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy()
  expect(wordsOf(inMenu().getAllByRole('link', { hidden: true }))).toEqual([
    ...shopMenu,
    ...['Wishlist', 'About', 'Help', 'Contact'],
  ])
})

test('the bar and the phone menu show the store’s own menu, with no page twice', () => {
  const shopMenu = [
    { label: 'Card Decks', to: '/category/decks' },
    { label: 'Our Story', to: '/about' },
  ]
  const bar = showAt('/', { shopMenu })
  const wide = within(bar.getByRole('navigation', { name: 'Shop' }))
  expect(wordsOf(wide.getAllByRole('link', { hidden: true }))).toEqual(['Card Decks', 'Our Story'])
  expect(wordsOf(inMenu().getAllByRole('link', { hidden: true }))).toEqual([
    ...['Card Decks', 'Our Story'],
    ...['Wishlist', 'Help', 'Contact'],
  ])
})

test('each collection in the phone menu has a medallion with its colour and drawing', () => {
  showAt('/')
  const medallionOf = (name: string) => {
    const link = inMenu().getByRole('link', { name, hidden: true })
    const [, drawing] = link.querySelectorAll('svg use')
    return [link.querySelector('svg')?.getAttribute('class'), drawing?.getAttribute('href')]
  }
  const contains = (ink: string) => expect.stringContaining(`rays-${ink}`)
  expect(medallionOf('Party Games')).toEqual([contains('teal'), '#emblem-party'])
  expect(medallionOf('Drinking Games')).toEqual([contains('purple'), '#emblem-drinking'])
  expect(medallionOf('Couple Games')).toEqual([contains('pink'), '#emblem-couple'])
  expect(medallionOf('Family Games')).toEqual([contains('coral'), '#emblem-family'])
  expect(medallionOf('Best Sellers')).toEqual([contains('marigold'), '#emblem-best'])
  expect(medallionOf('Combo')).toEqual([contains('teal'), '#emblem-combo'])
  expect(medallionOf('All Games')).toEqual([contains('coral'), '#emblem-cards'])
  expect(medallionOf('Wishlist')).toEqual([undefined, undefined])
})

test('marks only the link to the current page', () => {
  showAt('/category/combo')
  const marked = inMenu()
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(wordsOf(marked)).toEqual(['Combo'])
})

// spec 2.024
test('the search box opens the search with the typed words, and is cleared', async () => {
  const bar = showAt('/about')
  const box = bar.getByRole<HTMLInputElement>('searchbox')
  await userEvent.type(box, ' truth & dare {Enter}')
  expect(screen.getByText('At /search?q=truth%20%26%20dare')).toBeTruthy()
  expect(box.value).toBe('')
})

// spec 2.024
test('an empty search box opens the search without words', async () => {
  const bar = showAt('/about')
  await userEvent.click(bar.getByRole('button', { name: 'Search' }))
  expect(screen.getByText('At /search')).toBeTruthy()
})

test('the search box works as a form without script', () => {
  const box = showAt('/').getByRole<HTMLInputElement>('searchbox')
  expect(box.form?.getAttribute('action')).toBe('/search')
  expect(box.form?.method).toBe('get')
  expect(box.name).toBe('q')
})

test('the menu closes when a link is followed', async () => {
  showAt('/')
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  menu.open = true
  // jsdom does not implement its behaviour.
  menu.close = () => {
    menu.open = false
  }
  await userEvent.click(inMenu().getByRole('link', { name: 'Combo' }))
  expect(menu.open).toBe(false)
  expect(screen.getByText('At /category/combo')).toBeTruthy()
})
