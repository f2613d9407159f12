// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Breadcrumb } from './breadcrumb.tsx'

const trailAbove = [
  { label: 'Home', to: '/' },
  { label: 'Games', to: '/all-products' },
]

function Page() {
  return <Breadcrumb trail={trailAbove} here="Shot Roulette" />
}

test('links to the pages above and marks the current one', () => {
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  render(<Stub />)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Games'])
  expect(trail.getByText('Shot Roulette').getAttribute('aria-current')).toBe('page')
})
