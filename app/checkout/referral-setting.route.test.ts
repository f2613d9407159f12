import { afterAll, expect, it } from 'vitest'
import { openShop, SHOP_ORIGIN } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'
import { getVariantId } from '#test/variant-id.ts'

/** A store with another discount code behind the codes of friends. */
const shop = await openShop({ REFERRAL_CODE: 'SAVE10' })
afterAll(() => shop.close())

async function openCheckout(referralCode: string): Promise<string> {
  const variantId = await getVariantId(shop, 'shot-roulette')
  const answer = await shop.ask('/api/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ lines: [{ variantId, quantity: 1 }], referralCode }),
  })
  const { checkoutUrl } = await answer.json()
  const opened = await shop.ask(new URL(checkoutUrl, SHOP_ORIGIN).href)
  const page = opened.headers.get('Location')
  return pageText(await (page ? await shop.ask(page) : opened).text())
}

it('a referral code applies the discount code of the setting', async () => {
  expect(await openCheckout('PGNANISX777')).toContain('SAVE10')
  expect(await openCheckout('')).not.toContain('SAVE10')
})
