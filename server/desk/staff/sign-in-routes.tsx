import type { Hono } from 'hono'
import { formFields } from '#app/desk/frame/form-fields.ts'
import { PlainPage, SecondStepPage, SetUpPage, SignInPage } from '#app/desk/staff/sign-in-pages.tsx'
import { deskEntry, deskRefusals } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { networkOf } from '#platform/address-limiter.ts'
import { type DeskEnv, type DeskRequest, readForm } from '../requests/desk-request.ts'
import { renderPage } from '../requests/render-page.tsx'
import type { SessionCookie } from '../requests/session-cookie.ts'
import { toSentence, toStatus } from './sign-in-refusal.ts'

/** Routes for signing in and out, and for setting up. */
export function addSignIn(site: Hono<DeskEnv>, cookie: SessionCookie): void {
  site.get(deskPaths.signIn, (c) =>
    renderPage(<SignInPage next={readNext(c.req.query(formFields.next) ?? '')} />),
  )
  site.post(deskPaths.signIn, (c) => signIn(c, cookie))
  site.get(deskPaths.secondStep, (c) =>
    renderPage(<SecondStepPage next={readNext(c.req.query(formFields.next) ?? '')} />),
  )
  site.post(deskPaths.secondStep, (c) => confirm(c, cookie))
  site.get(deskPaths.setUp, (c) => showSetUp(c, { token: c.req.query('token') ?? '' }))
  site.post(deskPaths.setUp, (c) => setUp(c, cookie))
  site.post(deskPaths.signOut, async (c) => {
    await c.var.desk.staff.signOut(c.var.sessionId)
    cookie.clear(c)
    return c.redirect(deskPaths.signIn, 303)
  })
}

const addressOf = (c: DeskRequest) => {
  const address = c.env?.buyerIp ?? null
  return address === null ? null : networkOf(address)
}

/** The page of the desk to open after signing in; no other page, and never another site's. Browsers resolve `..`. */
function readNext(text: string): string {
  const isDesk = /^\/desk(?:$|[/?])/.test(text) && !/[\\\s]|\/\/|\/(?:\.|%2e)/i.test(text)
  return isDesk ? text : deskPaths.today
}

async function signIn(c: DeskRequest, cookie: SessionCookie): Promise<Response> {
  const field = await readForm(c)
  const [name, next] = [field('name').slice(0, 200), readNext(field(formFields.next))]
  const password = field('password').slice(0, 1000)
  const given = { name, password, address: addressOf(c), device: cookie.readDevice(c) }
  const outcome = await c.var.desk.staff.signIn(given)
  if (outcome.type === 'refused') {
    const fault = toSentence(outcome, deskRefusals.wrong)
    return renderPage(<SignInPage fault={fault} name={name} next={next} />, ...toStatus(outcome))
  }
  await startSession(c, cookie, outcome.sessionId)
  if (outcome.type === 'signed-in') return c.redirect(next, 303)
  return c.redirect(
    `${deskPaths.secondStep}?${new URLSearchParams({ [formFields.next]: next })}`,
    303,
  )
}

/** Stores the session in the browser and, once it is whole, the device cookie. */
async function startSession(
  c: DeskRequest,
  cookie: SessionCookie,
  sessionId: string,
): Promise<void> {
  cookie.write(c, sessionId)
  const device = await c.var.desk.staff.nameDevice(sessionId)
  if (device !== null) cookie.writeDevice(c, device)
}

async function confirm(c: DeskRequest, cookie: SessionCookie): Promise<Response> {
  const field = await readForm(c)
  const next = readNext(field(formFields.next))
  const second = { code: field('code').slice(0, 100), address: addressOf(c) }
  const outcome = await c.var.desk.staff.confirm(cookie.read(c) ?? '', second)
  if (outcome.type === 'refused') {
    const fault = toSentence(outcome, deskRefusals['wrong-code'])
    if (outcome.reason === 'ended')
      return renderPage(<SignInPage fault={fault} next={next} />, ...toStatus(outcome))
    return renderPage(<SecondStepPage fault={fault} next={next} />, ...toStatus(outcome))
  }
  await startSession(c, cookie, outcome.sessionId)
  return c.redirect(next, 303)
}

type Typed = { readonly token: string; readonly name?: string; readonly fault?: string }

async function showSetUp(c: DeskRequest, { token, name, fault }: Typed, status = 200) {
  const invitation = await c.var.desk.staff.findInvitation(token)
  if (invitation === null) {
    const link = { path: deskPaths.signIn, label: deskEntry.signIn }
    return renderPage(
      <PlainPage title={deskEntry.ended} text={deskEntry.endedLead} link={link} />,
      404,
    )
  }
  const invited = invitation.name
  return renderPage(
    <SetUpPage token={token} invited={invited} name={name} fault={fault ?? null} />,
    status,
  )
}

async function setUp(c: DeskRequest, cookie: SessionCookie): Promise<Response> {
  const field = await readForm(c)
  const [token, name] = [field('token'), field('name').slice(0, 200)]
  const outcome = await c.var.desk.staff.accept({ token, name, password: field('password') })
  if (outcome.type === 'refused')
    return showSetUp(c, { token, name, fault: deskRefusals[outcome.reason] }, 422)
  await startSession(c, cookie, outcome.sessionId)
  return c.redirect(deskPaths.today, 303)
}
