import { expect, onTestFinished } from 'vitest'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { openDesk } from '#desk/open-desk.ts'
import { createMerchantParts } from '#local-store/create-merchant-parts.ts'
import { createDeskSite } from '#server/desk/desk-site.tsx'
import type { PrintPapers } from '#server/desk/papers/paper-printer.ts'
import { readInvoiceSettings } from '#server/mounted-store/invoice-settings.ts'
import { placeTestOrder } from '#test/local-store/merchant-orders.ts'
import { makeTestFolder, openTestStore } from '#test/local-store/open-test-store.ts'
import { hashCheaply } from './replace-scrypt.ts'
import { password, setUp } from './staff-steps.ts'
import { createTestClock } from './test-clock.ts'

const ORIGIN = 'https://shop.example'
/** A text that no stranger may read. */
export const SECRET = 'Where is my parcel, the birthday is on Sunday?'

type DeskSiteSettings = {
  /** Whether a mail server is configured; nothing is sent to it. */
  readonly sendsMail?: boolean
  /** Whether letters are written, as everywhere but on the demonstration shop. */
  readonly writesLetters?: boolean
  /** The origin of a hosted store, in place of the local one. */
  readonly hostedOrigin?: string | null
  /** Prints papers in place of rendering them here. */
  readonly printPapers?: PrintPapers
  /** The store's goods, in place of the test catalogue. */
  readonly catalogue?: Parameters<typeof openTestStore>[0]
}

const mailServer = {
  host: '127.0.0.1',
  port: 1,
  secure: false,
  login: null,
  from: 'a@shop.example',
}

/** The desk's pages as a function, with one message and one order; a fault in a page fails the test. */
export async function openDeskSite({
  sendsMail = false,
  writesLetters = true,
  hostedOrigin = null,
  printPapers,
  catalogue,
}: DeskSiteSettings = {}) {
  onTestFinished(hashCheaply())
  const clock = createTestClock()
  const desk = await openDesk({ dataDir: makeTestFolder(), databaseUrl: null, now: clock.now })
  onTestFinished(() => desk.close())
  const shopper = { name: 'Asha Rao', email: 'asha@example.com', phone: '9876543210' }
  await desk.messages.store({ ...shopper, kind: 'query', key: null, query: SECRET })
  const store = openTestStore(catalogue)
  placeTestOrder(store)
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  const invoices = readInvoiceSettings()
  const desks = createMerchantParts(
    store,
    ({ statusToken }) => `/local-store/orders/${statusToken}`,
    {
      invoices,
    },
  )
  const site = createDeskSite({
    openDesk: async () => desk,
    store: hostedOrigin === null ? desks : null,
    hostedOrigin,
    printPapers,
    writesLetters,
    settings: {
      publicOrigin: ORIGIN,
      desk: { databaseUrl: null, password: null, mail: sendsMail ? mailServer : null },
    },
    log: { error: note, warn: note },
  })
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await site.request(`${ORIGIN}${path}`, init, { buyerIp: '192.0.2.1' })
    expect(faults).toEqual([])
    return answer
  }
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields), headers: { Cookie: cookie } })
  const get = async (cookie: string, path = '/desk') =>
    (await ask(path, { headers: { Cookie: cookie } })).text()
  /** The form token of a page. */
  const tokenOf = async (cookie: string) => {
    const pattern = new RegExp(`name="${formFields.token}" value="([^"]+)"`)
    const [, token = ''] = pattern.exec(await get(cookie)) ?? []
    expect(token).not.toBe('')
    return token
  }
  return {
    clock,
    desk,
    store,
    site,
    ask,
    post,
    get,
    tokenOf,
    /** Sets the desk up. @returns the owner's cookie */
    setUp: async () => `__Host-desk=${await setUp(desk)}`,
    /** Accepts an invitation. @returns the new member's cookie */
    join: async (token: string) =>
      cookieOf(await post('/desk/set-up', { token, name: 'Meera', password })),
    /** The page that a browser shows after a form: that of a redirect gets the cookie of its notice. */
    see: async (cookie: string, answer: Response) =>
      answer.status === 303
        ? get(`${cookie}; ${cookieOf(answer)}`, answer.headers.get('Location') ?? '')
        : answer.text(),
    /** Sends a form of the desk with this cookie. */
    act: async (cookie: string, path: string, fields: Record<string, string> = {}) =>
      post(path, { [formFields.token]: await tokenOf(cookie), ...fields }, cookie),
  }
}

export type OpenDeskSite = Awaited<ReturnType<typeof openDeskSite>>

/** The cookie that a response sets. */
export const cookieOf = (answer: Response) =>
  (answer.headers.get('Set-Cookie') ?? '').split(';', 1)[0] ?? ''
