import { expect } from 'vitest'
import { type OpenShop, SHOP_ORIGIN } from './open-shop.ts'

/** The status and Location of each response until a page comes. No redirect may leave the shop. */
export async function followRedirects(
  shop: OpenShop,
  path: string,
): Promise<{ readonly steps: readonly string[]; readonly page: Response }> {
  const steps: string[] = []
  for (let place = path; steps.length < 5; ) {
    const page = await shop.ask(place)
    const location = page.headers.get('Location')
    if (location === null) return { steps, page }
    expect(new URL(location, SHOP_ORIGIN).origin).toBe(SHOP_ORIGIN)
    steps.push(`${page.status} ${location}`)
    place = location
  }
  throw new Error(`No page: ${steps.join(', ')}`)
}
