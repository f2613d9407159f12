import { buttonClass } from '#app/ui/button.tsx'
import { addressNotices as words } from '#content/cart-link.ts'
import { toBareDocument } from './bare-document.server.tsx'

/** Says that a URL could not be looked up, because the store did not respond. */
export function lookupFailedPage(): string {
  return noticePage(words.title, words.text)
}

/** Says that a checkout cannot be opened, because the store redirects it back to the shop. */
export function checkoutLoopPage(): string {
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
