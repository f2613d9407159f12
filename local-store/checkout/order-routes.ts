import { getCookie, setCookie } from 'hono/cookie'
import { waitText } from '../limits/wait-text.ts'
import type { StoreApp, StoreContext } from '../request-source.ts'
import type { OrderRecord } from '../store/records.ts'
import { type CheckoutSite, formOrigins, orderStatusPath } from './checkout-site.ts'
import { readFormRequest } from './form-request.ts'
import { orderPage } from './order-page.ts'
import { isProofOf, isShownInFull, toContactProof } from './order-privacy.ts'
import { noticePage } from './page-frame.ts'

/** The cookie of a browser whose shopper has typed the order's contact; sent to that order's page only. */
const PROOF_COOKIE = 'order-contact'
const PROOF_SECONDS = 600

/**
 * An order's page, and the form on it that reveals the buyer. The form is always answered by a redirect, as at the
 * checkout (decision 30); its address says no more than how the form was answered.
 */
export function addOrderRoutes(app: StoreApp, site: CheckoutSite): void {
  const { orders } = site

  app.get('/orders/:statusToken', (context) => {
    const order = orders.findByStatusToken(context.req.param('statusToken'))
    if (order === null) return context.html(unknownOrderPage(site), 404)
    return showOrder(context, site, order)
  })

  app.post('/orders/:statusToken', async (context) => {
    const order = orders.findByStatusToken(context.req.param('statusToken'))
    if (order === null) return context.html(unknownOrderPage(site), 404)
    const body = await readFormRequest(context.req.raw, formOrigins(site))
    if (body.type === 'refused')
      return context.html(
        noticePage(site, { title: 'This form was not accepted', text: body.text }),
        body.status,
      )
    const path = orderStatusPath(site, order)
    const typed = (body.form.get('contact') ?? '').trim().slice(0, 100)
    const proof = toContactProof(order, typed)
    const result = tryProof(site, order, proof, context.env.buyerIp)
    if (result !== 'right') return context.redirect(`${path}?contact=${result}`, 303)
    setCookie(context, PROOF_COOKIE, proof ?? '', {
      ...{ path, maxAge: PROOF_SECONDS, httpOnly: true, sameSite: 'Lax' },
      secure: formOrigins(site).some((origin) => origin.startsWith('https:')),
    })
    return context.redirect(path, 303)
  })
}

function showOrder(context: StoreContext, site: CheckoutSite, order: OrderRecord) {
  const { buyerIp } = context.env
  const proof = getCookie(context, PROOF_COOKIE)
  const isShown =
    isShownInFull(order, site.store.now()) ||
    (proof !== undefined && tryProof(site, order, proof, buyerIp) === 'right')
  if (isShown) return context.html(orderPage(site, order, false))
  const answer = context.req.query('contact')
  const wait = answer === 'wait' ? site.limits.reveals.waitOf(buyerIp) : 0
  if (wait > 0) {
    const text = `Too many attempts came from your network. Try again ${waitText(wait)}.`
    return context.html(orderPage(site, order, true, text), 429, { 'Retry-After': String(wait) })
  }
  const text = 'This does not match the email address or phone number of this order.'
  return context.html(orderPage(site, order, true, answer === 'wrong' ? text : null))
}

/** Checks a proof, and counts a wrong one, whether it was typed or is a made-up cookie. */
function tryProof(
  { limits }: CheckoutSite,
  order: OrderRecord,
  proof: string | null,
  buyerIp: string | null,
): 'right' | 'wrong' | 'wait' {
  if (limits.reveals.waitOf(buyerIp) > 0) return 'wait'
  if (isProofOf(order, proof)) return 'right'
  limits.reveals.count(buyerIp)
  return 'wrong'
}

function unknownOrderPage(site: CheckoutSite) {
  return noticePage(site, {
    title: 'We cannot find this order',
    text: 'The link may be incomplete. Please open the link to your order again.',
  })
}
