import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import { respondHtml } from '#app/responses/respond-html.server.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { subscriptionPage as words } from '#content/newsletter.ts'

type SubscriptionPage = {
  readonly status: number
  readonly title: string
  readonly text: string
  /** A button that sends a POST. Actions need one, because mail programs prefetch links. */
  readonly button?: { readonly to: string; readonly label: string }
  /** The link to continue; by default to the home page. */
  readonly back?: { readonly to: string; readonly label: string }
}

/** The response to a form without script or to a link in a letter. */
export function respondWithPage({
  status,
  title,
  text,
  button,
  back = { to: '/', label: words.home },
}: SubscriptionPage): Response {
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
        <a className={buttonClass(button ? { variant: 'outline' } : {})} href={back.to}>
          {back.label}
        </a>
      </>
    ),
  })
  return respondHtml(status, html)
}
