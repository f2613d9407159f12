import { toBareDocument } from '#app/responses/bare-document.server.tsx'
import type { PageMessage } from '#app/shop/next-page-message.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { sumLines } from '#commerce/model/cart.ts'
import type { CartLine } from '#commerce/model/cart-line.ts'
import type { CartLink } from '#commerce/model/cart-link.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import { namedVariant } from '#content/cart.ts'
import { discountLink, cartLink as words } from '#content/cart-link.ts'
import { fillingScript } from './fill-storage.ts'

/** The page on which the cart opens. */
const CART_PATH = '/all-products'

/** A page whose script hands data to the browser's cart, and its HTTP status. */
export type LinkPage = { readonly status: 200 | 404; readonly html: string }

/**
 * The page of a cart link. Its script puts the games into the cart and redirects at once to a page that opens it and
 * says what was left out. Without script they can be bought here, as by Buy Now. Where all are sold out, it has none.
 * @param lines those that the store knows; a link whose games are all gone is a 404
 * @param nonce allows the script under the page's policy
 */
export function cartLinkPage(link: CartLink, lines: readonly CartLine[], nonce: string): LinkPage {
  const isEmpty = link.lines.length === 0
  if (!isEmpty && lines.length === 0) {
    const children = <Note text={words.goneText} />
    return { status: 404, html: toBareDocument({ title: words.goneTitle, children }) }
  }
  const available = lines.filter(({ variant }) => variant.available)
  const isSoldOut = !isEmpty && available.length === 0
  const message = findLeftOut(link, lines)
  const payload = {
    lines: available,
    addsQuantities: link.adds,
    opensCart: true,
    code: link.code,
    message,
  }
  const html = toBareDocument({
    title: isEmpty ? words.emptyTitle : isSoldOut ? words.soldOutTitle : words.title,
    script: isSoldOut ? null : { code: fillingScript(payload, CART_PATH), nonce },
    children: isEmpty ? (
      <Note text={words.emptyText} />
    ) : (
      <LinkedGames link={link} lines={lines} available={available} />
    ),
  })
  return { status: 200, html }
}

/** A message about what the link asks for and the cart does not get; null when it gets everything. */
function findLeftOut({ lines: asked }: CartLink, lines: readonly CartLine[]): PageMessage | null {
  const soldOut = lines.filter(({ variant }) => !variant.available).map(toTitle)
  const gone = asked.length - lines.length
  const sentences = [
    ...(soldOut.length > 0 ? [words.leftOut.soldOut(soldOut)] : []),
    ...(gone > 0 ? [words.gone(gone)] : []),
  ]
  return sentences.length > 0
    ? { title: words.leftOut.title, description: sentences.join(' ') }
    : null
}

const toTitle = ({ product, variant }: CartLine) => namedVariant(product.title, variant.title)

/**
 * The page of a discount code: its script stores the code for the checkout and redirects at once to a page that says
 * so.
 * @param path where it redirects, a path of the shop
 */
export function discountLinkPage(code: string, path: string, nonce: string): LinkPage {
  const message = discountLink.news(code)
  const payload = { lines: [], addsQuantities: false, opensCart: false, code, message }
  const html = toBareDocument({
    title: discountLink.title(code),
    script: { code: fillingScript(payload, path), nonce },
    children: (
      <>
        <p>{discountLink.text}</p>
        <a className={buttonClass({})} href={path}>
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
      <a className={buttonClass({})} href={CART_PATH}>
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
  const canBuy = available.length > 0
  return (
    <>
      <p>{canBuy ? words.text : words.soldOutText}</p>
      <ul className="grid w-full gap-2">
        {lines.map((line) => (
          <GameLine key={line.variantId} line={line} />
        ))}
      </ul>
      {gone > 0 && <p>{words.gone(gone)}</p>}
      {canBuy && code && <p>{words.codeNote(code)}</p>}
      {canBuy && <CheckoutForm lines={available} code={code} />}
      <a className={buttonClass(canBuy ? { variant: 'outline' } : {})} href={CART_PATH}>
        {words.games}
      </a>
    </>
  )
}

function GameLine({ line }: { line: CartLine }) {
  const { quantity, product, variant } = line
  const picture = product.images[0]
  return (
    <li className="flex items-center gap-3 overflow-hidden rounded-control bg-surface pr-4">
      <div className="aspect-[4/5] w-16 shrink-0 bg-inset">
        {picture && (
          <Picture src={pictureUrl(picture.src, { width: 160 })} alt="" width={64} height={80} />
        )}
      </div>
      <div className="min-w-0 py-2">
        <a className="link line-clamp-2 font-semibold" href={`/product/${product.handle}`}>
          {words.line(quantity, toTitle(line))}
        </a>
        <p className="text-muted">
          {variant.available ? formatMoney(variant.price) : words.soldOut}
        </p>
      </div>
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
