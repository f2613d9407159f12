import type { ShopContext } from '#app/shop/shop-context.ts'
import type { ShopNewsletter, ShopWishes } from '#commerce/model/shop-desk.ts'
import { newsletterForm, subscriptionPage as words } from '#content/newsletter.ts'
import { withdrawPage } from '#content/wishes.ts'
import { respondWithPage } from './subscription-page.server.tsx'

type PageText = { readonly title: string; readonly text: string }
type Shop = Pick<ShopContext, 'desk' | 'report'>
type Subscriptions = { readonly newsletter: ShopNewsletter; readonly wishes: ShopWishes }

/** A page that a letter links to. GET shows what its button does; only the button's POST does it. */
type LinkedPage = {
  readonly path: string
  readonly question: PageText & { readonly button: string }
  readonly act: (subscriptions: Subscriptions, key: string) => Promise<boolean>
  readonly done: PageText
  /** Shown for a key without a record, for example one already used. */
  readonly gone?: PageText
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
    // No record remains, so a second press cannot be told from an unknown key.
    gone: withdrawPage.gone,
  },
]

/** Ignores case, as the router does; null for a path that no letter links to. */
export function findLinkedPage({ url }: Request): LinkedPage | null {
  const path = new URL(url).pathname.toLowerCase()
  return pages.find((page) => path === page.path) ?? null
}

/** Changes nothing, because mail programs prefetch links. */
export function showQuestion(page: LinkedPage, request: Request, { desk }: Shop): Response {
  const key = readKey(request)
  if (findSubscriptions(desk) === null || key === null) return unknown(page)
  const { title, text, button: label } = page.question
  const to = `${page.path}?key=${encodeURIComponent(key)}`
  return respondWithPage({ status: 200, title, text, button: { to, label } })
}

/** Also handles the POST of a mail program's unsubscribe button (RFC 8058), which sends only the URL. */
export async function actByLink(
  page: LinkedPage,
  request: Request,
  { desk, report }: Shop,
): Promise<Response> {
  const key = readKey(request)
  const subscriptions = findSubscriptions(desk)
  if (subscriptions === null || key === null) return unknown(page)
  try {
    const answer = (await page.act(subscriptions, key)) ? page.done : page.gone
    return answer ? respondWithPage({ status: 200, ...answer }) : unknown(page)
  } catch (fault) {
    report(fault, newsletterForm.action)
    return respondWithPage({ status: 503, ...words.failed })
  }
}

/** Null where no mail can be sent, so that no letter links here. */
function findSubscriptions(desk: Shop['desk']): Subscriptions | null {
  const { newsletter = null, wishes = null } = desk ?? {}
  return newsletter && wishes && { newsletter, wishes }
}

/** The newsletter's words are about letters, and where to join again. */
const unknown = ({ gone = words.unknown }: LinkedPage) => respondWithPage({ status: 404, ...gone })

/** The key of the URL; null for text in another format, which needs no query. */
function readKey({ url }: Request): string | null {
  const key = new URL(url).searchParams.get('key') ?? ''
  return /^[\w-]{16,64}$/.test(key) ? key : null
}
