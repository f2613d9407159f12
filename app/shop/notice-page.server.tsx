import { buttonClass } from '#app/ui/button.tsx'
import { unansweredAddress as words } from '#content/cart-link.ts'
import { toBareDocument } from './bare-document.server.tsx'

/** Says that an address cannot be answered now: the store did not say where its page went. */
export function unansweredPage(): string {
  return noticePage(words.title, words.text)
}

/** Says that a checkout cannot be opened, because the store sends it back to the shop. */
export function checkoutCirclePage(): string {
  return noticePage(words.checkoutTitle, words.checkoutText)
}

function noticePage(title: string, text: string): string {
  const children = (
    <>
      <p role="alert">{text}</p>
      <a className={buttonClass({})} href="/">
        {words.home}
      </a>
    </>
  )
  return toBareDocument({ title, children })
}
