// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brand } from '#merchant/brand.ts'
import { InShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import AboutRoute from './about.route.tsx'

function show() {
  const Stub = createRoutesStub([{ path: '*', Component: AboutRoute }])
  return render(<Stub />, { wrapper: InShop })
}

// spec 2.005, 2.182
test('the founder’s story has its four steps in order', () => {
  specified('Four-step founder story (quiet corner, game changer, spark, mission)')
  show()
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 4)).toEqual([
    'The quiet corner',
    'The game changer',
    'The spark',
    'The mission',
  ])
  expect(screen.getAllByRole('img').length).toBe(4)
})

// spec 2.183, 2.184
test('it ends with a link to all games, and names the brand owner', () => {
  show()
  expect(screen.getByRole('link', { name: 'Find your game' }).getAttribute('href')).toBe(
    '/all-products',
  )
  expect(screen.getByText(`${brand.name} is a subsidiary of ${brand.parentCompany}.`)).toBeTruthy()
})
