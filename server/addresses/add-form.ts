import { readCartLink } from '#commerce/model/cart-link.ts'
import { requestProblems } from '#content/request-problems.ts'

/** What a cart link reads, of the fields that themes send (`form_type`, `properties[…]`, …). */
const READ_FIELDS = /^(?:id|id\[\]|quantity|items\[\d{1,3}\]\[(?:id|quantity)\])$/

/**
 * Answers the provider's form that adds to the cart: 303 to the link that adds the same, since only the browser can fill
 * its cart. A place to go on to (`return_to`) is not followed: the cart opens, as it does at the provider without one.
 * @returns 415 for what is no form, 400 for a form that names nothing to add
 */
export async function answerAddForm(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (form === null) return refuse(415, requestProblems.type)
  const fields = [...form].flatMap(([name, value]) =>
    READ_FIELDS.test(name) && typeof value === 'string' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(fields)
  if (readCartLink('/cart/add', query) === null) return refuse(400, requestProblems.nothingToAdd)
  const headers = { Location: `/cart/add?${query}`, 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData()
  } catch (error) {
    // The platform's answer to another type, and to a body that is not what its type says.
    if (error instanceof TypeError) return null
    throw error
  }
}

function refuse(status: 400 | 415, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store' } })
}
