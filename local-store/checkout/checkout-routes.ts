import { Hono } from 'hono'
import { retryWhileBusy } from '#platform/retry-while-busy.ts'
import { waitText } from '../limits/wait-text.ts'
import type { StoreApp, StoreContext } from '../request-source.ts'
import { checkoutPage } from './checkout-page.ts'
import {
  type CheckoutSite,
  checkoutAddress,
  formOrigins,
  orderStatusPath,
} from './checkout-site.ts'
import { readFormRequest } from './form-request.ts'
import type { CheckoutResult } from './open-checkout.ts'
import { openCheckout } from './open-checkout.ts'
import { addOrderRoutes } from './order-routes.ts'
import { noticePage } from './page-frame.ts'
import { pageHeaders } from './page-headers.ts'
import { readRecentOrders, rememberOrder } from './recent-order.ts'
import { submitCheckout } from './submit-checkout.ts'

/** The hosted checkout: from the cart's `checkoutUrl` to the order's page. */
export function createCheckoutRoutes(site: CheckoutSite): StoreApp {
  const { store, orders, returnPolicy } = site
  const headers = pageHeaders(returnPolicy.origins, site.mediaOrigins)
  const app: StoreApp = new Hono()
  app.use(async (context, next) => {
    store.inventory.follow()
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })

  app.get('/cart/c/:token', (context) => {
    const { token, key, returnTo } = readReference(context)
    const cart = store.carts.find(token, key)
    if (cart === null) return unknownCart(context, site)
    const order = orders.findOfCart(token)
    const to = order ? orderStatusPath(site, order) : checkoutAddress(site, cart, { returnTo })
    return context.redirect(to, 303)
  })

  app.get('/checkouts/:token', (context) => {
    const reference = readReference(context)
    const { token, key } = reference
    const cart = store.carts.find(token, key)
    if (cart === null) return unknownCart(context, site)
    const order = orders.findOfCart(token)
    if (order !== null) return context.html(alreadyOrderedPage(site, order))
    const query = new URL(context.req.url).searchParams
    return respondWith(context, site, openCheckout(site, cart, query, reference))
  })

  app.post('/checkouts/:token', async (context) => {
    const wait = site.limits.forms.take(context.env.buyerIp)
    if (wait > 0) return tooManyForms(context, site, wait)
    const body = await readFormRequest(context.req.raw, formOrigins(site))
    if (body.type === 'refused') {
      const { status, text } = body
      return context.html(noticePage(site, { title: 'This form was not accepted', text }), status)
    }
    const reference = readReference(context)
    const result = await retryWhileBusy(() => submitCheckout(site, reference, body.form))
    return respondWith(context, site, result)
  })

  addOrderRoutes(app, site)
  return app
}

function readReference(context: StoreContext) {
  const { req, env } = context
  return {
    token: req.param('token') ?? '',
    key: req.query('key') ?? '',
    returnTo: req.query('return_to') ?? null,
    buyerIp: env.buyerIp,
    recentOrders: readRecentOrders(context),
  }
}

function respondWith(
  context: StoreContext,
  site: CheckoutSite,
  result: CheckoutResult,
): Response | Promise<Response> {
  switch (result.type) {
    case 'redirect':
      if (result.placed) rememberOrder(context, site, result.placed)
      return context.redirect(result.to, 303)
    case 'page':
      return context.html(checkoutPage(result.view))
    case 'too-many':
      return context.html(checkoutPage(result.view), 429, retryAfter(result.seconds))
    case 'empty':
      return context.html(
        noticePage(site, {
          title: 'Your cart is empty',
          text: 'There is nothing to order here. Add some games to get started!',
        }),
      )
    case 'gone':
      return context.html(
        noticePage(site, {
          title: 'No longer sold',
          text: 'The shop no longer sells what is in your cart. Nothing was ordered or charged.',
        }),
      )
    case 'unknown-cart':
      return unknownCart(context, site)
    case 'incomplete-form':
      return context.html(
        noticePage(site, {
          title: 'This form is incomplete',
          text: 'The total you agreed to is missing. Nothing was ordered; please open the checkout again.',
        }),
        400,
      )
  }
}

const retryAfter = (seconds: number) => ({ 'Retry-After': String(seconds) })

function tooManyForms(context: StoreContext, site: CheckoutSite, seconds: number) {
  const text = `Many forms came from your network in a short time. Nothing was changed or ordered: please go back and try again ${waitText(seconds)}.`
  const page = noticePage(site, { title: 'One moment, please', text })
  return context.html(page, 429, retryAfter(seconds))
}

function alreadyOrderedPage(site: CheckoutSite, order: Parameters<typeof orderStatusPath>[1]) {
  return noticePage(site, {
    title: 'You have already placed this order',
    text: `Your order is ${order.number}. It was placed once, and nothing more was ordered or charged.`,
    links: [{ to: orderStatusPath(site, order), label: 'See your order' }],
  })
}

function unknownCart(context: StoreContext, site: CheckoutSite): Response | Promise<Response> {
  return context.html(
    noticePage(site, {
      title: 'We cannot find this checkout',
      text: 'It may have expired, or the link is incomplete. Your cart is still in the shop: please start the checkout from there again.',
    }),
    404,
  )
}
