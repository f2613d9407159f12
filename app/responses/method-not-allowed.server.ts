import { requestProblems } from '#content/request-problems.ts'
import { respondJson } from './api-response.server.ts'

/** The response to methods other than POST. */
export function methodNotAllowed(): Response {
  return respondJson(405, { message: requestProblems.method }, { Allow: 'POST' })
}
