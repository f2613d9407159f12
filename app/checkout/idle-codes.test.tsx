// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { saveAppliedCodes } from '#app/cart/store/applied-codes.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees } from '#test/sample-products.ts'
import { answerHelpers, asBefore, fillForm, pressPay, showCheckout } from '#test/show-checkout.tsx'

beforeAll(polyfillDialogs)

/** Presses Pay after a price has changed. @returns the dialog that says so */
async function seeChanges(): Promise<HTMLElement> {
  await showCheckout(async (ids) =>
    (await asBefore(ids)).map((variant, index) =>
      index === 0 ? { ...variant, price: rupees(699) } : variant,
    ),
  )
  fillForm()
  await pressPay()
  return screen.getByRole('dialog', { name: 'Something changed' })
}

it('a code that had stopped to apply before the press is named beside a new price', async () => {
  const reason = 'BIGNIGHT needs ₹102 more.'
  answerHelpers({}, { BIGNIGHT: reason })
  saveAppliedCodes({ coupon: 'BIGNIGHT' })
  expect(within(await seeChanges()).getByText(reason)).toBeTruthy()
})

it('two codes that the store refuses in the same words are both named', async () => {
  const reason = 'This discount is not valid anymore'
  answerHelpers({}, { BIGNIGHT: reason, REFERRAL100: reason })
  saveAppliedCodes({ coupon: 'BIGNIGHT', referral: 'PGABCDEF123' })
  const dialog = await seeChanges()
  expect(within(dialog).getByText(`BIGNIGHT: ${reason}`)).toBeTruthy()
  expect(within(dialog).getByText(`PGABCDEF123: ${reason}`)).toBeTruthy()
})
