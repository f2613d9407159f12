// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { Hero } from './hero.tsx'

function show() {
  const Stub = createRoutesStub([{ path: '*', Component: Hero }])
  return render(<Stub />, { wrapper: InShop })
}

test('the hero picture has high priority and a size, so that nothing shifts', () => {
  show()
  const picture = screen.getByRole('img', { name: /Dadi/ })
  expect(picture.getAttribute('fetchpriority')).toBe('high')
  expect(picture.getAttribute('loading')).not.toBe('lazy')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1240', '1230'])
})

test('its text precedes the picture', () => {
  show()
  const heading = screen.getByRole('heading', { level: 1 })
  const order = heading.compareDocumentPosition(screen.getByRole('img', { name: /Dadi/ }))
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('every file it references exists', () => {
  const { container } = show()
  const sources = [...container.querySelectorAll('source')].map(({ srcset }) => srcset)
  const addresses = [
    ...sources,
    screen.getByRole('img', { name: /Dadi/ }).getAttribute('src') ?? '',
  ]
  expect(new Set(addresses).size).toBe(4)
  for (const address of addresses)
    expect(existsSync(resolve('public', address.slice(1))), address).toBe(true)
})
