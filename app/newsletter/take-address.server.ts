import { respondJson } from '#app/responses/api-response.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import type { ShopContext } from '#app/shop/shop-context.ts'
import { checkNewsletter } from '#commerce/model/forms/newsletter-form.ts'
import { newsletterForm, subscriptionPage as words } from '#content/newsletter.ts'
import { requestProblems } from '#content/request-problems.ts'
import { respondWithPage } from './subscription-page.server.tsx'

/** Takes an e-mail address for the newsletter. Responds once the letter with the link is queued. */
export async function takeAddress(
  request: Request,
  { desk, report }: Pick<ShopContext, 'desk' | 'report'>,
): Promise<Response> {
  if (!desk?.newsletter) return respondJson(404, { message: requestProblems.notStored })
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  if (body.kind !== 'form') return respondJson(415, { message: requestProblems.type })
  const checked = checkNewsletter(Object.fromEntries(body.form))
  if (!checked.ok) {
    const text = Object.values(checked.errors)[0] ?? words.invalid.title
    return respondWithPage({ status: 400, title: words.invalid.title, text })
  }
  const { email } = checked.value
  try {
    await desk.newsletter.subscribe({ email, words: newsletterForm.consent, page: '/' })
  } catch (fault) {
    report(fault, newsletterForm.action)
    return respondWithPage({ status: 503, ...words.failed })
  }
  const { title, text } = words.sent
  return respondWithPage({ status: 200, title, text: text(email) })
}
