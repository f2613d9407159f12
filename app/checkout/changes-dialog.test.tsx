// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { toCartLine } from '#commerce/model/to-cart-line.ts'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { ChangesDialog, type ChangesDialogProps } from './changes-dialog.tsx'

beforeAll(polyfillDialogs)

const line = toCartLine(sampleProduct(1, 899, { title: 'Shot Roulette' }))
const changes = line ? [{ line, priceBefore: rupees(799) }] : []

function show(change: Partial<ChangesDialogProps> = {}) {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  render(
    <ChangesDialog
      isOpen
      changes={changes}
      lost={[]}
      total={rupees(899)}
      isBusy={false}
      onConfirm={onConfirm}
      onClose={onClose}
      {...change}
    />,
  )
  return { onConfirm, onClose }
}

it('lists what changed, and can be confirmed or closed', async () => {
  const { onConfirm, onClose } = show({ lost: ['SAVE10 has expired.'] })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Shot Roulette₹799 before, ₹899 now',
    'SAVE10 has expired.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Back to checkout' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('says that a game sold out, whatever its price was', () => {
  const soldOut = changes.map((change) => ({
    ...change,
    line: {
      ...change.line,
      variant: { ...change.line.variant, title: 'Travel', available: false },
    },
  }))
  show({ changes: soldOut, total: rupees(0) })
  expect(screen.getByRole('listitem').textContent).toBe(
    'Shot Roulette (Travel)Sold out, so we’ll take it off your order.',
  )
  expect(screen.getByRole('button', { name: 'Remove sold-out games' })).toBeTruthy()
})

it('can be confirmed at a total of zero when only a code changed', () => {
  show({ changes: [], lost: ['SAVE10 has expired.'], total: rupees(0) })
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeTruthy()
})

it('lists a game without a price change by its name only', () => {
  show({ changes: changes.map(({ line: same }) => ({ line: same, priceBefore: null })) })
  expect(screen.getByRole('listitem').textContent).toBe('Shot Roulette')
})

it('is busy while the checkout is being created', () => {
  show({ isBusy: true })
  expect(screen.getByRole('button', { name: 'Processing...' }).getAttribute('aria-busy')).toBe(
    'true',
  )
})

it('is not rendered while closed', () => {
  show({ isOpen: false })
  expect(screen.queryByRole('dialog')).toBeNull()
})
