import { parseJson } from '#commerce/model/stored-fields.ts'
import { requestProblems } from '#content/request-problems.ts'
import { respondJson } from './api-response.server.ts'

const MAX_JSON_CHARACTERS = 64 * 1024

/** A parsed body. */
export type SentBody =
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly form: FormData }

/** Whether the sender of a form wants JSON instead of a page. Our script does, even when it sends files as a form. */
export const acceptsJson = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.get('Accept')?.includes('application/json') === true

/** Parses JSON (sent by our script) or a form (sent without script). @returns the response to a body that is neither */
export async function readSentBody(request: Request): Promise<SentBody | Response> {
  const contentType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (contentType === 'application/json') return readJson(request)
  if (
    contentType === 'application/x-www-form-urlencoded' ||
    contentType === 'multipart/form-data'
  ) {
    return readForm(request)
  }
  return refuse(415, requestProblems.type)
}

async function readJson(request: Request): Promise<SentBody | Response> {
  const text = await request.text()
  if (text.length > MAX_JSON_CHARACTERS) return refuse(413, requestProblems.tooMuch)
  const value = parseJson(text)
  return value === undefined ? refuse(400, requestProblems.json) : { kind: 'json', value }
}

async function readForm(request: Request): Promise<SentBody | Response> {
  try {
    return { kind: 'form', form: await request.formData() }
  } catch (error) {
    // `formData()` throws it for a malformed form.
    if (!(error instanceof TypeError)) throw error
    return refuse(400, requestProblems.form)
  }
}

const refuse = (status: 400 | 413 | 415, message: string) => respondJson(status, { message })
