// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it } from 'vitest'
import { InSimulatedShop } from '#test/in-shop.tsx'
import { specified } from '#test/specification.ts'
import { Testimonials } from './testimonials.tsx'

function partOf(Component: () => React.ReactNode) {
  const Stub = createRoutesStub([{ path: '*', Component }])
  render(<Stub />, { wrapper: InSimulatedShop })
  return within(screen.getByRole('region'))
}

// spec 1.011
it('the number of happy customers is above the testimonials', () => {
  const claim = specified('10,000+ happy customers')
  expect(partOf(Testimonials).getByText(claim, { exact: false })).toBeTruthy()
})
