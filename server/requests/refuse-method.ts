import type { MiddlewareHandler } from 'hono'
import { formProblemPage } from '#app/responses/form-problem-page.server.tsx'
import { methodNotAllowed } from '#app/responses/method-not-allowed.server.ts'
import { requestProblems } from '#content/request-problems.ts'
import { readPagePath } from '../page-cache/page-parameters.ts'
import { isActionPath } from './action-paths.ts'

/**
 * Responds 405 to writes to a page, since the router would render a page and log an error for each. Scanners send them;
 * so do browsers without script where a form needs it, which get a page. A route with an action accepts POST alone.
 * OPTIONS is answered here, too.
 */
export const refuseMethod: MiddlewareHandler = async (c, next) => {
  const { method, url } = c.req
  if (method === 'GET' || method === 'HEAD') return next()
  const hasAction = isActionPath(readPagePath(new URL(url).pathname) ?? '')
  if (method === 'OPTIONS')
    return c.body(null, 204, { Allow: `GET, HEAD${hasAction ? ', POST' : ''}` })
  if (hasAction) return method === 'POST' ? next() : methodNotAllowed()
  const response = c.req.header('Accept')?.includes('text/html')
    ? formProblemPage(
        405,
        requestProblems.needsScript,
        c.req.header('Referer') ?? null,
        requestProblems.needsScriptTitle,
      )
    : c.json({ message: requestProblems.pageMethod }, 405, { 'Cache-Control': 'no-store' })
  response.headers.set('Allow', 'GET, HEAD')
  return response
}
