import type { Ref } from 'react'
import { href } from 'react-router'
import { useAddToCart } from '#app/cart/add/use-add-to-cart.ts'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { partyFinder as words } from '#content/party-finder.ts'

/** Backs of the boxes that lie face down. */
const BACKS = [
  { ink: 'coral', back: 'rays rays-coral' },
  { ink: 'teal', back: 'rays rays-teal' },
  { ink: 'purple', back: 'rays rays-purple' },
] as const

export type CarromBoardProps = {
  boxes: readonly ProductSummary[]
  /** A visible note about the boxes; null for none. */
  note: string | null
  ref?: Ref<HTMLDivElement>
}

/** A carrom board with the dealt boxes. Until there are any, three lie face down, so that the layout does not shift. */
export function CarromBoard({ boxes, note, ref }: CarromBoardProps) {
  return (
    <div ref={ref} className="carrom">
      <p role="status" className={note ? 'carrom-note' : 'sr-only'}>
        {note ?? (boxes.length > 0 && words.dealt(boxes.map(({ title }) => title)))}
      </p>
      {boxes.length === 0 ? (
        <div aria-hidden="true" className="carrom-boxes">
          {BACKS.map(({ ink, back }) => (
            <span
              key={ink}
              className={`${back} grid aspect-[4/5] place-items-center rounded-chip border-4 border-label-cream p-3`}
            >
              <Emblem ink={ink} />
            </span>
          ))}
        </div>
      ) : (
        <ul className="carrom-boxes">
          {boxes.map((box) => (
            <li key={box.id}>
              <Box {...box} />
              <AddBox product={box} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Box(product: ProductSummary) {
  const { handle, title, picture, firstVariant } = product
  return (
    <TextLink tone="bare" to={href('/product/:handle', { handle })} className="carrom-box">
      <Picture
        src={picture && pictureUrl(picture.url, { width: 320 })}
        alt=""
        width={160}
        height={200}
        className="aspect-[4/5]"
      />
      <span data-theme="light" className="carrom-plate">
        <b className="line-clamp-2">{title}</b>
        {firstVariant && formatMoney(firstVariant.price)}
        <GameStamps product={product} isShort />
      </span>
    </TextLink>
  )
}

function AddBox({ product }: { product: ProductSummary }) {
  const addToCart = useAddToCart()
  const name = namedVariant(product.title, product.firstVariant?.title)
  return (
    <IconButton
      label={`${buying.add}: ${name}`}
      className="carrom-add"
      onClick={() => addToCart(product, 1)}
    >
      <Icon name="plus" />
    </IconButton>
  )
}
