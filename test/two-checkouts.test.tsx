import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DeliveryFields } from '#app/checkout/delivery-fields.tsx'
import { checkout as words } from '#content/checkout.ts'
import { InShop } from './in-shop.tsx'
import { createTestCart, openTestCheckout } from './local-store/open-test-checkout.ts'

/** What the local store asks besides. */
const ITS_OWN = 'Apartment, floor or landmark'

/** The labels below the page's heading of the address, in their order. */
function labelsIn(page: string) {
  const section = page.split(words.delivery.title)[1]?.split('</section>')[0] ?? ''
  return [...section.matchAll(/<label[^>]*>([^<]+)/g)].map(([, label]) => label?.trim())
}

it('the shop and its local store ask where the games go with the same words, in the same order', async () => {
  const shop = await openTestCheckout()
  const { checkout } = await createTestCart(shop, { jugaad: 1 })
  const hosted = await (await shop.get(checkout)).text()
  const own = renderToString(
    <InShop>
      <DeliveryFields field={(name) => ({ name, error: null })} />
    </InShop>,
  )
  expect(labelsIn(own)).toHaveLength(8)
  expect(labelsIn(hosted).filter((label) => label !== ITS_OWN)).toEqual(labelsIn(own))
})
