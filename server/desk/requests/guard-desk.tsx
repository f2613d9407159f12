import { formFields } from '#app/desk/frame/form-fields.ts'
import { PlainPage } from '#app/desk/staff/sign-in-pages.tsx'
import { deskEntry, deskRefusals } from '#content/desk/entry.ts'
import { deskPaths } from '#desk/desk-paths.ts'
import { type DeskMiddleware, type DeskRequest, readForm } from './desk-request.ts'
import { formTokenOf, isFormToken } from './form-token.ts'
import { renderPage } from './render-page.tsx'
import type { SessionCookie } from './session-cookie.ts'

/** Paths that need no session. All others do, so that a new page is protected by default. */
const openPaths: ReadonlySet<string> = new Set([
  deskPaths.signIn,
  deskPaths.secondStep,
  deskPaths.setUp,
])

/** Admits signed-in members only, and forms only with their session's token. */
export function guardDesk(cookie: SessionCookie): DeskMiddleware {
  return async (c, next) => {
    if (openPaths.has(c.req.path)) return next()
    const sessionId = cookie.read(c) ?? ''
    const session = await c.var.desk.staff.findSession(sessionId)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (session?.step !== 'whole') {
      if (!isRead) return signedOutPage(c.req.path)
      // A refused form that the browser keeps needs the cookie that it came with.
      if (!session) cookie.clear(c)
      return c.redirect(signInPath(c), 303)
    }
    c.set('session', session)
    c.set('sessionId', sessionId)
    c.set('formToken', formTokenOf(sessionId))
    if (!isRead && !isFormToken(sessionId, (await readForm(c))(formFields.token))) {
      const text = deskRefusals.token
      return renderPage(<PlainPage title={deskEntry.fault} text={text} link={toToday} />, 403)
    }
    return next()
  }
}

/** With the way back to the page that was asked for, unless the desk opens there anyway. */
function signInPath({ req }: DeskRequest): string {
  if (req.path === deskPaths.today) return deskPaths.signIn
  const { pathname, search } = new URL(req.url)
  return `${deskPaths.signIn}?${new URLSearchParams({ [formFields.next]: pathname + search })}`
}

export const toToday = { path: deskPaths.today, label: deskEntry.toToday }

/** The browser's Back button leads to what was typed. */
function signedOutPage(path: string): Response {
  const link = { path: deskPaths.signIn, label: deskEntry.signIn }
  const lost = path === deskPaths.stock ? ` ${deskEntry.signedOutStock}` : ''
  return renderPage(
    <PlainPage
      title={deskEntry.signedOut}
      text={`${deskEntry.signedOutLead}${lost}`}
      link={link}
    />,
    401,
  )
}
