import { respondJson } from '#app/responses/api-response.server.ts'
import { readSentBody } from '#app/responses/sent-body.server.ts'
import type { ShopContext } from '#app/shop/shop-context.ts'
import { variantNumber } from '#commerce/model/choose-variant.ts'
import { checkNewsletter } from '#commerce/model/forms/newsletter-form.ts'
import type { ShopWishes } from '#commerce/model/shop-desk.ts'
import { fieldsOf } from '#commerce/model/stored-fields.ts'
import { listLinkedLines } from '#commerce/operations/linked-lines.ts'
import { forms } from '#content/forms.ts'
import { notices } from '#content/notices.ts'
import { requestProblems } from '#content/request-problems.ts'
import { wishForm, wishAnswers as words } from '#content/wishes.ts'
import { respondWithPage } from './subscription-page.server.tsx'

type Shop = Pick<ShopContext, 'desk' | 'report' | 'storefront'>

type WishResponse = {
  readonly status: number
  readonly title: string
  readonly text: string
  /** Path of the game's page. */
  readonly page?: string
}

const VARIANT = /^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/

/**
 * Stores a shopper's wish to get a letter when a variant is back in stock. Responds to JSON with 200
 * `{ title, message }` when the wish is stored or not needed, else `{ message }`; to a form with a page of that text.
 */
export async function takeWish(request: Request, shop: Shop): Promise<Response> {
  const wishes = shop.desk?.wishes
  if (!wishes) return respondJson(404, { message: requestProblems.notStored })
  const body = await readSentBody(request)
  if (body instanceof Response) return body
  const isSentByForm = body.kind === 'form'
  const sent = fieldsOf(isSentByForm ? Object.fromEntries(body.form) : body.value)
  const { status, title, text, page } = await storeWish(wishes, sent, shop)
  if (!isSentByForm) return respondJson(status, { title, message: text })
  const back = page === undefined ? undefined : { to: page, label: words.back }
  return respondWithPage({ status, title, text, ...(back && { back }) })
}

async function storeWish(
  wishes: ShopWishes,
  sent: Readonly<Record<string, unknown>>,
  { storefront, report }: Shop,
): Promise<WishResponse> {
  const checked = checkNewsletter(sent)
  if (!checked.ok) {
    const text = Object.values(checked.errors)[0] ?? forms.invalid.text
    return { status: 400, title: forms.invalid.title, text }
  }
  const { variant: variantId } = sent
  if (typeof variantId !== 'string' || !VARIANT.test(variantId))
    return { status: 404, ...words.unknown }
  try {
    const [line] = await listLinkedLines(storefront, [{ variantId, quantity: 1 }])
    if (line === undefined) return { status: 404, ...words.unknown }
    const { title, handle } = line.product
    const page = `/product/${encodeURIComponent(handle)}?variant=${variantNumber(line.variant)}`
    if (line.variant.available) return { ...toWords(words.available, title), page }
    const { email } = checked.value
    const wish = { variantId, title, email, words: notices.wish, page }
    const outcome = await wishes.add(wish)
    return outcome === 'stored'
      ? { ...toWords(words.stored, title), page }
      : { status: 429, ...words.tooMany, page }
  } catch (fault) {
    report(fault, wishForm.action)
    return { status: 503, ...forms.failure }
  }
}

type Words = { readonly title: string; readonly text: (game: string) => string }

const toWords = ({ title, text }: Words, game: string) => ({ status: 200, title, text: text(game) })
