import { waitText } from '../limits/wait-text.ts'
import type { StoreApp } from '../request-source.ts'
import { type CheckoutSite, formOrigins } from './checkout-site.ts'
import { readFormRequest } from './form-request.ts'
import { orderPage } from './order-page.ts'
import { isContactOf, isShownInFull } from './order-privacy.ts'
import { noticePage } from './page-frame.ts'

/** An order's page, and the form on it that reveals the buyer. */
export function addOrderRoutes(app: StoreApp, site: CheckoutSite): void {
  const { store, orders, limits } = site

  app.get('/orders/:statusToken', (context) => {
    const order = orders.findByStatusToken(context.req.param('statusToken'))
    if (order === null) return context.html(unknownOrderPage(site), 404)
    return context.html(orderPage(site, order, !isShownInFull(order, store.now())))
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
    const typed = (body.form.get('contact') ?? '').trim().slice(0, 100)
    const wait = limits.reveals.waitOf(context.env.buyerIp)
    if (wait > 0) {
      const text = `Too many attempts came from your network. Try again ${waitText(wait)}.`
      const headers = { 'Retry-After': String(wait) }
      return context.html(orderPage(site, order, true, { typed, text }), 429, headers)
    }
    if (isContactOf(order, typed)) return context.html(orderPage(site, order, false))
    limits.reveals.count(context.env.buyerIp)
    const text = 'This does not match the e-mail address or phone number of this order.'
    return context.html(orderPage(site, order, true, { typed, text }), 422)
  })
}

function unknownOrderPage(site: CheckoutSite) {
  return noticePage(site, {
    title: 'We cannot find this order',
    text: 'The link may be incomplete. Please open the link to your order again.',
  })
}
