import type { Ref } from 'react'
import { href } from 'react-router'
import { useAddToCart } from '#app/cart/add/use-add-to-cart.ts'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { Button } from '#app/ui/button.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { reducesMotion } from '#app/ui/reduces-motion.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { partyFinder as words } from '#content/party-finder.ts'

/** Of the boxes' backs. */
const INKS = ['coral', 'teal', 'purple'] as const

export type CarromBoardProps = {
  boxes: readonly ProductSummary[]
  /** Boxes face down rock: the deal has begun. */
  isWaiting?: boolean
  /** A visible note about the boxes; null for none. */
  note: string | null
  ref?: Ref<HTMLDivElement>
}

/**
 * A carrom board with the dealt boxes, which turn over when they come. Until then three lie face down in the same places,
 * so that the layout does not shift.
 */
export function CarromBoard({ boxes, isWaiting, note, ref }: CarromBoardProps) {
  return (
    <div ref={ref} className="carrom">
      <p role="status" className={note ? 'carrom-note' : 'sr-only'}>
        {note ?? (boxes.length > 0 && words.dealt(boxes.map(({ title }) => title)))}
      </p>
      {boxes.length === 0 ? (
        <div aria-hidden="true" className="carrom-boxes">
          {INKS.map((ink) => (
            <div
              key={ink}
              className={isWaiting && !reducesMotion() ? 'face-down rocks' : 'face-down'}
            >
              <div className="carrom-box">
                <div className="aspect-[4/5]" />
                <div className="carrom-plate" />
              </div>
              <Back ink={ink} />
            </div>
          ))}
        </div>
      ) : (
        <ul className="carrom-boxes">
          {boxes.map((box, at) => (
            <li key={box.id} className={reducesMotion() ? undefined : 'turns'}>
              <Box {...box} />
              <AddBox product={box} />
              <Back ink={INKS[at]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Back({ ink = 'coral' }: { ink: (typeof INKS)[number] | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={`carrom-back rays rays-${ink} absolute rounded-chip border-4 border-label-cream`}
    >
      <Emblem ink={ink} className="size-full" />
    </div>
  )
}

const boxPicture = ({ url }: { url: string }) => pictureUrl(url, { width: 320 })

/** Longest that boxes lie face down for their pictures. */
const MAX_WAIT_MS = 1_000

/** Loads the boxes' pictures, so that they turn over with them. Waits a second at most, and for a failed one not at all. */
export async function loadBoxPictures(boxes: readonly ProductSummary[]): Promise<void> {
  const limit = AbortSignal.timeout(MAX_WAIT_MS)
  const isLate = new Promise((late) => limit.addEventListener('abort', late))
  const loads = boxes.flatMap(({ picture }) => {
    if (!picture) return []
    const image = new Image()
    image.src = boxPicture(picture)
    return image.decode()
  })
  await Promise.race([Promise.allSettled(loads), isLate])
}

function Box(product: ProductSummary) {
  const { handle, title, picture, firstVariant } = product
  return (
    <TextLink tone="bare" to={href('/product/:handle', { handle })} className="carrom-box">
      <Picture
        src={picture && boxPicture(picture)}
        alt=""
        width={160}
        height={200}
        className="aspect-[4/5]"
      />
      <span data-theme="light" className="carrom-plate">
        <b>{title}</b>
        {firstVariant && <strong>{formatMoney(firstVariant.price)}</strong>}
        <GameStamps product={product} isShort isInName />
      </span>
    </TextLink>
  )
}

function AddBox({ product }: { product: ProductSummary }) {
  const addToCart = useAddToCart()
  const name = namedVariant(product.title, product.firstVariant?.title)
  return (
    <Button
      size="sm"
      aria-label={`${buying.add}: ${name}`}
      className="carrom-add"
      onClick={() => addToCart(product, 1)}
    >
      {words.add}
    </Button>
  )
}
