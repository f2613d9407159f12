import type { ShopContext } from '#app/shop/shop-context.ts'
import type { ShopNewsletter, ShopWishes } from '#commerce/model/shop-desk.ts'
import { newsletterForm, subscriptionPage as words } from '#content/newsletter.ts'
import { withdrawPage } from '#content/wishes.ts'
import { answerWithPage } from './subscription-page.server.tsx'

type Said = { readonly title: string; readonly text: string }
type Shop = Pick<ShopContext, 'desk' | 'report'>
type Kept = { readonly newsletter: ShopNewsletter; readonly wishes: ShopWishes }

/** A page that a letter links to: a visit shows what a press would do, and only the press does it. */
type LinkedPage = {
  readonly path: string
  readonly question: Said & { readonly button: string }
  readonly act: (kept: Kept, key: string) => Promise<boolean>
  readonly done: Said
  /** Of a key that has nothing, or nothing any more. */
  readonly gone?: Said
}

const pages: readonly LinkedPage[] = [
  {
    path: '/subscription',
    question: words.confirm,
    act: ({ newsletter }, key) => newsletter.confirm(key),
    done: words.confirmed,
  },
  {
    path: '/unsubscribe',
    question: words.unsubscribe,
    act: ({ newsletter }, key) => newsletter.unsubscribe(key),
    done: words.unsubscribed,
  },
  {
    path: '/wish',
    question: withdrawPage.question,
    act: ({ wishes }, key) => wishes.withdraw(key),
    done: withdrawPage.done,
    // Nothing is kept of it that would tell a second press from a key that never was.
    gone: withdrawPage.gone,
  },
]

/** In whatever spelling of capitals; null for what no letter links to. */
export function findLinkedPage({ url }: Request): LinkedPage | null {
  const path = new URL(url).pathname.toLowerCase()
  return pages.find((page) => path === page.path) ?? null
}

/** Mail programs open links ahead, so that a visit does nothing. */
export function showQuestion(page: LinkedPage, request: Request, { desk }: Shop): Response {
  const key = readKey(request)
  if (findKept(desk) === null || key === null) return unknown()
  const { title, text, button: label } = page.question
  const to = `${page.path}?key=${encodeURIComponent(key)}`
  return answerWithPage({ status: 200, title, text, button: { to, label } })
}

/** Also for the POST of a mail program's own button (RFC 8058), which says nothing but the address. */
export async function actByLink(
  { act, done, gone }: LinkedPage,
  request: Request,
  { desk, report }: Shop,
): Promise<Response> {
  const key = readKey(request)
  const kept = findKept(desk)
  if (kept === null || key === null) return unknown()
  try {
    const said = (await act(kept, key)) ? done : gone
    return said ? answerWithPage({ status: 200, ...said }) : unknown()
  } catch (fault) {
    report(fault, newsletterForm.action)
    return answerWithPage({ status: 503, ...words.failed })
  }
}

/** Null where no mail can be sent: no letter links here. */
function findKept(desk: Shop['desk']): Kept | null {
  const { newsletter = null, wishes = null } = desk ?? {}
  return newsletter && wishes && { newsletter, wishes }
}

const unknown = () => answerWithPage({ status: 404, ...words.unknown })

/** As keys are made; anything else asks nobody. */
function readKey({ url }: Request): string | null {
  const key = new URL(url).searchParams.get('key') ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : null
}
