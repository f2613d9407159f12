import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { DeskMiddleware, DeskRequest } from './desk-request.ts'

const NAME = 'desk-notice'
const SECONDS = 60

/** Redirects to a page that shows these sentences once, so that reloading it or going back to it sends nothing again. */
export function redirectWith(c: DeskRequest, path: string, notice: readonly string[]): Response {
  c.set('notice', notice)
  return c.redirect(path, 303)
}

/** Keeps the notice of a redirect until a page has shown it. */
export function keepNotice(publicOrigin: string): DeskMiddleware {
  const secure = publicOrigin.startsWith('https:')
  const options = { path: '/desk', httpOnly: true, sameSite: 'Strict', secure } as const
  return async (c, next) => {
    const stored = c.req.method === 'GET' ? getCookie(c, NAME) : undefined
    c.set('notice', stored === undefined ? [] : readNotice(stored))
    await next()
    const { notice } = c.var
    if (c.res.status === 303 && notice.length > 0)
      setCookie(c, NAME, JSON.stringify(notice), { ...options, maxAge: SECONDS })
    // An error's page shows none.
    else if (stored !== undefined && c.res.status === 200 && isPage(c.res))
      deleteCookie(c, NAME, options)
  }
}

const isPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html')

/** Nothing for a value that this desk did not write. */
function readNotice(stored: string): readonly string[] {
  try {
    const lines: unknown = JSON.parse(stored)
    return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []
  } catch {
    return []
  }
}
