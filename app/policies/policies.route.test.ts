import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { policyFailure } from '#content/policies.ts'
import { brand } from '#merchant/brand.ts'
import { claimsFor } from '#merchant/claims-for.ts'
import { returnsPolicyFor } from '#merchant/policies/returns.ts'
import { openShop } from '#test/open-shop.ts'
import { pageText } from '#test/page-text.ts'

const returnsPolicy = returnsPolicyFor(claimsFor('simulated'))

const shop = await openShop()
afterEach(() => shop.replaceStore(null))
afterAll(() => shop.close())

/** Responds like the local store, but with these policies. */
const answerWith = (policies: object) => async (request: Request) => {
  const { query } = JSON.parse(await request.clone().text())
  const isAboutPolicies = query.includes('privacyPolicy')
  return isAboutPolicies ? Response.json({ data: { shop: policies } }) : shop.askStore(request)
}

const none = { privacyPolicy: null, termsOfService: null, refundPolicy: null }
const htmlOf = async (path: string) => (await shop.ask(path)).text()

describe('a policy page, before the page cache knows it', () => {
  it.each(['/privacy', '/terms', '/returns'])(
    'is 503 at %s while the store fails',
    async (path) => {
      shop.replaceStore(async () => new Response('down', { status: 500 }))
      const response = await shop.ask(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const text = pageText(await response.text())
      expect(text).toContain(policyFailure.title)
      // The shop’s own text might not apply, but the responsible person is known.
      expect(text).not.toContain(returnsPolicy.sections[1]?.title)
      expect(text).toContain(brand.grievanceOfficer.name)
      expect(shop.logged.at(-1)).toMatchObject({
        level: 50,
        msg: 'Load page failed: HTTP 500 (Load page)',
        path,
      })
    },
  )
})

describe('a policy page', () => {
  it('shows the shop’s text where the store has none', async () => {
    shop.replaceStore(answerWith(none))
    const text = pageText(await htmlOf('/returns'))
    expect(text).toContain(returnsPolicy.summary)
    expect(text).toContain(`Last changed on ${returnsPolicy.updated}`)
  })

  it('shows the store’s text without its markup', async () => {
    const body =
      '<p>We keep little.</p><h2>Rights</h2><ul><li>Ask</li></ul><script>alert(7)</script><img src=x onerror=alert(7)>'
    const policy = { id: 'p', handle: 'privacy-policy', title: 'Privacy', body, url: '/p' }
    shop.replaceStore(answerWith({ ...none, privacyPolicy: policy }))
    const html = await htmlOf('/privacy')
    const text = pageText(html)
    for (const words of ['We keep little.', 'Rights', 'Ask', String(brand.gstin)]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Last changed on')
    expect(html).not.toContain('alert(7)')
  })

  // spec 7.018
  it.each([['/terms', 'Who may order', 'Games marked 18+']])(
    '%s has the sections of the demonstration store',
    async (path, heading, words) => {
      const text = pageText(await htmlOf(path))
      expect(text).toContain(heading)
      expect(text).toContain(words)
    },
  )
})
