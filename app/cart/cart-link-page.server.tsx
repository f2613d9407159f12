import { toBareDocument } from '#app/shop/bare-document.server.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { sumLines } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CartLink } from '#commerce/model/cart-link.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { namedVariant } from '#content/cart.ts'
import { discountLink, cartLink as words } from '#content/cart-link.ts'
import { fillingScript } from './fill-storage.ts'

/** Where the cart is opened. */
const CART_PLACE = '/all-products'

/** A page that hands something to the browser's cart, and its status. */
export type LinkPage = { readonly status: 200 | 404; readonly html: string }

/**
 * The page of a cart link. Script puts its games into the cart and leaves at once, for a page that opens it; without script they can be bought
 * here, by the form that Buy Now uses.
 * @param lines those that the store knows; a link whose games are all gone is a 404
 * @param nonce marks the script as ours
 */
export function cartLinkPage(link: CartLink, lines: readonly CartLine[], nonce: string): LinkPage {
  const isGone = link.lines.length > 0 && lines.length === 0
  if (isGone) {
    const children = <Note text={words.goneText} />
    return { status: 404, html: toBareDocument({ title: words.goneTitle, children }) }
  }
  const available = lines.filter(({ variant }) => variant.available)
  const handed = { lines: available, adds: link.adds, opens: true, code: link.code }
  const isEmpty = link.lines.length === 0
  const html = toBareDocument({
    title: isEmpty ? words.emptyTitle : words.title,
    script: { code: fillingScript(handed, CART_PLACE), nonce },
    children: isEmpty ? (
      <Note text={words.emptyText} />
    ) : (
      <LinkedGames link={link} lines={lines} available={available} />
    ),
  })
  return { status: 200, html }
}

/**
 * The page of a discount code: script keeps the code for the checkout and goes on at once.
 * @param place where it goes on, a path of the shop
 */
export function discountLinkPage(code: string, place: string, nonce: string): LinkPage {
  const handed = { lines: [], adds: false, opens: false, code }
  const html = toBareDocument({
    title: discountLink.title(code),
    script: { code: fillingScript(handed, place), nonce },
    children: (
      <>
        <p>{discountLink.text}</p>
        <a className={buttonClass({})} href={place}>
          {discountLink.onward}
        </a>
      </>
    ),
  })
  return { status: 200, html }
}

function Note({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <a className={buttonClass({})} href={CART_PLACE}>
        {words.games}
      </a>
    </>
  )
}

type LinkedGamesProps = {
  link: CartLink
  lines: readonly CartLine[]
  available: readonly CartLine[]
}

function LinkedGames({ link: { lines: asked, code }, lines, available }: LinkedGamesProps) {
  const gone = asked.length - lines.length
  return (
    <>
      <p>{words.text}</p>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <GameLine key={line.variantId} line={line} />
        ))}
      </ul>
      {gone > 0 && <p>{words.gone(gone)}</p>}
      {code && <p>{words.codeNote(code)}</p>}
      {available.length > 0 && <CheckoutForm lines={available} code={code} />}
      <a className={buttonClass({ variant: 'outline' })} href={CART_PLACE}>
        {words.games}
      </a>
    </>
  )
}

function GameLine({ line: { quantity, product, variant } }: { line: CartLine }) {
  const title = namedVariant(product.title, variant.title)
  return (
    <li>
      <a className="link" href={`/product/${product.handle}`}>
        {words.line(quantity, title)}
      </a>{' '}
      {variant.available ? formatMoney(variant.price) : words.soldOut}
    </li>
  )
}

function CheckoutForm({ lines, code }: { lines: readonly CartLine[]; code: string | null }) {
  return (
    <form method="post" action="/api/checkout" className="grid justify-items-start gap-4">
      {lines.map(({ variantId, quantity }) => (
        <span key={variantId} hidden>
          <input type="hidden" name="variantId" value={variantId} />
          <input type="hidden" name="quantity" value={quantity} />
        </span>
      ))}
      {code && <input type="hidden" name="code" value={code} />}
      <p>
        {words.total}: <strong>{formatMoney(sumLines(lines))}</strong>
      </p>
      <Button type="submit">{words.checkout}</Button>
    </form>
  )
}
