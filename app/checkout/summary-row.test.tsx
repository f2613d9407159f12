// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toSeenPrices } from '#app/cart/quote/line-changes.ts'
import { estimateOrder } from '#commerce/model/order-quote.ts'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { InShop } from '#test/in-shop.tsx'
import { sampleProduct } from '#test/sample-products.ts'
import { SummaryRow } from './summary-row.tsx'

it.each([
  [{ coupon: 'BIGNIGHT' }, 'BIGNIGHT'],
  [{ referral: 'PGNANISX777' }, 'FRIEND'],
])('says that a code takes nothing off: %o', (applied, storeCode) => {
  const line = toCartLine(sampleProduct(1, 799))
  const lines = line ? [line] : []
  const effects = { [storeCode]: { valid: false, reason: 'Add ₹102 more.' } as const }
  const { container } = render(
    <SummaryRow
      cart={{ lines, isRestored: true, trouble: null }}
      quote={{ ...estimateOrder(lines), codes: effects, isPending: false }}
      seen={toSeenPrices(lines)}
      refusal={null}
      codes={{ coupon: null, referral: null, referralDiscount: 'FRIEND', ...applied }}
    />,
    { wrapper: InShop },
  )
  expect(container.textContent).toContain(`${Object.values(applied)} not applied`)
})
