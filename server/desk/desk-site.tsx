import { Hono } from 'hono'
import { LogPage } from '#app/desk/history/log-page.tsx'
import { PlainPage } from '#app/desk/staff/sign-in-pages.tsx'
import { TodayPage } from '#app/desk/today-page.tsx'
import { deskEntry } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import type { MerchantParts } from '#local-store/create-merchant-parts.ts'
import type { ShopLog } from '../process/log.ts'
import type { Settings } from '../settings.ts'
import { addFigures } from './figures/figures-routes.tsx'
import { addHosted } from './hosted/hosted-routes.tsx'
import type { OpenDesk } from './late-desk.ts'
import { addLetters } from './letters/letter-routes.tsx'
import { addMessages } from './messages/message-routes.tsx'
import { addOrders } from './orders/order-routes.tsx'
import { toOrderRow } from './orders/order-words.ts'
import type { PrintPapers } from './papers/paper-printer.ts'
import { addPapers } from './papers/paper-routes.tsx'
import { addPeople } from './people/person-routes.tsx'
import type { NameProducts } from './product-names.ts'
import { withDeskHeaders } from './requests/desk-headers.ts'
import { type DeskEnv, type DeskRequest, readId, viewerOf } from './requests/desk-request.ts'
import { addFormAddresses } from './requests/form-addresses.ts'
import { guardDesk, toToday } from './requests/guard-desk.tsx'
import { keepNotice } from './requests/notice-cookie.ts'
import { renderPage } from './requests/render-page.tsx'
import { createSessionCookie } from './requests/session-cookie.ts'
import { addReviews } from './reviews/review-routes.tsx'
import { addSettings } from './staff/settings-routes.tsx'
import { addSignIn } from './staff/sign-in-routes.tsx'
import { addStock } from './stock/stock-routes.tsx'
import { toStockRow } from './stock/stock-rows.ts'
import { addSubscribers } from './subscribers/subscriber-routes.tsx'
import { addWishes } from './wishes/wish-routes.tsx'

type DeskSiteOptions = {
  /** Has applied the settings' owner password already. */
  readonly openDesk: OpenDesk
  /** Null with a hosted store. */
  readonly store: MerchantParts | null
  /** By default, products have no titles. */
  readonly nameProducts?: NameProducts | undefined
  /** By default in this process. */
  readonly printPapers?: PrintPapers | undefined
  /** The hosted store's origin; null with the local store. */
  readonly hostedOrigin: string | null
  /** False on the demonstration shop with simulated figures. */
  readonly writesLetters: boolean
  readonly settings: Pick<Settings, 'publicOrigin' | 'desk'>
  readonly log: ShopLog
}

/** The merchant's desk: pages without script, for the shop's staff. */
export function createDeskSite(options: DeskSiteOptions): Hono<DeskEnv> {
  const { openDesk, store, hostedOrigin, settings, log } = options
  const { nameProducts = async () => new Map<string, string>() } = options
  const { publicOrigin, desk } = settings
  const cookie = createSessionCookie(publicOrigin)
  const site = new Hono<DeskEnv>()
  site.onError((fault) => {
    log.error({ err: fault }, 'A desk request failed')
    return plain(500, deskEntry.fault, deskEntry.faultLead)
  })
  site.notFound(() => plain(404, deskEntry.notFound))
  site.use(withDeskHeaders, async (c, next) => {
    c.set('desk', await openDesk())
    c.set('store', store)
    await next()
  })
  site.use(keepNotice(publicOrigin))
  site.use(guardDesk(cookie))
  addSignIn(site, cookie)
  const isSent = desk.mail !== null
  site.get(deskPaths.today, (c) => showToday(c, { isSent, nameProducts }))
  addMessages(site)
  const kept = isSent ? 'sent' : 'kept'
  const mail = options.writesLetters ? kept : 'none'
  addLetters(site, mail)
  addSubscribers(site)
  addWishes(site, mail)
  addPeople(site)
  addReviews(site, { nameProducts })
  addFigures(site)
  if (store) {
    addOrders(site, store.merchantOrders)
    addPapers(site, store, options.printPapers)
    addStock(site, store.merchantStock)
  }
  if (hostedOrigin !== null) addHosted(site, hostedOrigin)
  site.get(deskPaths.log, showLog)
  addSettings(site, { cookie, publicOrigin, desk })
  addFormAddresses(site)
  return site
}

const plain = (status: number, title: string, text?: string) =>
  renderPage(<PlainPage title={title} text={text} link={toToday} />, status)

/** Messages on the desk's first page. */
const FIRST = 10

type TodayOptions = {
  /** Whether mail is sent at all: otherwise no letter has failed. */
  readonly isSent: boolean
  readonly nameProducts: NameProducts
}

async function showToday(c: DeskRequest, options: TodayOptions): Promise<Response> {
  const { isSent, nameProducts } = options
  const { mail, messages, reviews, now } = c.var.desk
  const [{ open }, grievances, page] = [
    await messages.count(),
    await messages.listWaitingGrievances(),
    await messages.list({ state: 'open', size: FIRST }),
  ]
  const unread = (await reviews.list({ state: 'waiting', size: FIRST })).reviews
  return renderPage(
    <TodayPage
      viewer={viewerOf(c)}
      grievances={grievances}
      {...storeOf(c)}
      messages={page.messages.filter(({ kind }) => kind === 'query')}
      open={open}
      failedLetters={isSent ? await mail.countFailed() : 0}
      unread={await reviews.countWaiting()}
      reviews={unread}
      titles={await nameProducts(unread.map(({ productId }) => productId))}
      now={now()}
    />,
  )
}

/** Orders to ship, and variants that run low; empty with a hosted store. */
function storeOf({ var: { store } }: DeskRequest) {
  if (store === null) return { toShip: 0, orders: [], low: [] }
  const { merchantOrders, merchantStock } = store
  const { new: placed, packed } = merchantOrders.countByState()
  const { orders } = merchantOrders.listOrders({ states: ['new', 'packed'], first: FIRST })
  const { variants } = merchantStock.listVariants({ show: 'low', first: FIRST })
  return {
    toShip: placed + packed,
    orders: orders.map(toOrderRow),
    low: variants.map((variant) => toStockRow(variant, null, new Map())),
  }
}

async function showLog(c: DeskRequest): Promise<Response> {
  const before = readId(c.req.query('before'))
  const page = await c.var.desk.history.listAll(before)
  return renderPage(<LogPage viewer={viewerOf(c)} page={page} at={before} />)
}
