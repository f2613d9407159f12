// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { sampleProduct } from '#test/sample-products.ts'
import { specified } from '#test/specification.ts'
import { CartSummary } from './cart-summary.tsx'

// spec 1.016, 9.022
it('says that prices include GST, and totals in whole rupees grouped as in India', () => {
  const line = toCartLine(sampleProduct(1, 109_999))
  if (line === null) throw new Error('no variant')
  render(
    <CartSummary
      lines={[line]}
      trouble={null}
      problem={null}
      isBusy={false}
      onProceed={() => {}}
    />,
    { wrapper: MemoryRouter },
  )
  expect(screen.getByText(specified('Prices include GST'), { exact: false })).toBeTruthy()
  expect(screen.getByText('₹1,09,999')).toBeTruthy()
})
