import { requestProblems } from '#content/request-problems.ts'

/** The response to methods other than POST. */
export function methodNotAllowed(): Response {
  return Response.json(
    { message: requestProblems.method },
    { status: 405, headers: { Allow: 'POST', 'Cache-Control': 'no-store' } },
  )
}
