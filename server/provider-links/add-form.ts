import { readCartLink } from '#commerce/model/cart-link.ts'
import { requestProblems } from '#content/request-problems.ts'

/** The fields that a cart link reads; themes send others too (`form_type`, `properties[…]`, …). */
const READ_FIELDS = /^(?:id|id\[\]|quantity|items\[\d{1,3}\]\[(?:id|quantity)\])$/

/**
 * Responds to the provider's add-to-cart form: 303 to the link that adds the same, because only the browser can fill
 * its cart. `return_to` is ignored: the cart opens, as at the provider without it.
 * @returns 415 unless it is a form, 400 for a form that names nothing to add
 */
export async function respondToAddForm(request: Request): Promise<Response> {
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
    // The platform throws it for other content types, and for bodies that do not match theirs.
    if (error instanceof TypeError) return null
    throw error
  }
}

function refuse(status: 400 | 415, text: string): Response {
  return new Response(`${text}\n`, { status, headers: { 'Cache-Control': 'no-store' } })
}
