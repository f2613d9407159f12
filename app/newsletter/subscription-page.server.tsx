import { toBareDocument } from '#app/shop/bare-document.server.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { subscriptionPage as words } from '#content/newsletter.ts'

type SubscriptionPage = {
  readonly status: number
  readonly title: string
  readonly text: string
  /** What is done by a press alone, since mail programs open links ahead. */
  readonly button?: { readonly to: string; readonly label: string }
}

/** A page of the newsletter, which works without script. */
export function answerWithPage({ status, title, text, button }: SubscriptionPage): Response {
  const html = toBareDocument({
    title,
    children: (
      <>
        <p role={status < 400 ? 'status' : 'alert'}>{text}</p>
        {button && (
          <form method="post" action={button.to}>
            <Button type="submit" size="lg">
              {button.label}
            </Button>
          </form>
        )}
        <a className={buttonClass(button ? { variant: 'outline' } : {})} href="/">
          {words.home}
        </a>
      </>
    ),
  })
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  }
  return new Response(html, { status, headers })
}
