import { readBodyText } from '#platform/read-body.ts'

/** Maximum size of a form, in bytes: a checkout form has two or three thousand. */
const LARGEST_FORM = 64 * 1024

type FormRequest =
  | { readonly type: 'form'; readonly form: URLSearchParams }
  | { readonly type: 'refused'; readonly status: 400 | 403 | 413 | 415; readonly text: string }

/**
 * Reads a submitted form, or says why not. Browsers send the origin of a form, so a page of another
 * site is refused; other clients do not have a cart's key.
 *
 * @param ownOrigins further origins that forms are accepted from
 */
export async function readFormRequest(
  request: Request,
  ownOrigins: readonly string[],
): Promise<FormRequest> {
  if (!isOwnOrigin(request, ownOrigins))
    return { type: 'refused', status: 403, text: 'This form was sent from another site.' }
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded')
    return {
      type: 'refused',
      status: 415,
      text: 'The checkout accepts only forms of the type application/x-www-form-urlencoded.',
    }
  const text = await readBodyText(request, LARGEST_FORM)
  if (text === null)
    return { type: 'refused', status: 413, text: 'This form is larger than 64 kB.' }
  return { type: 'form', form: new URLSearchParams(text) }
}

function isOwnOrigin(request: Request, ownOrigins: readonly string[]): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null || ownOrigins.includes(origin)) return true
  // Behind a proxy that terminates TLS the scheme differs, the host does not.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
