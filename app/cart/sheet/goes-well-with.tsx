import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { href } from 'react-router'
import { moveFocusOnUnmount } from '#app/browser/move-focus-on-unmount.ts'
import { suggestionsQuery } from '#app/cart/quote/cart-queries.ts'
import { useCartParts } from '#app/cart/store/use-cart.ts'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { showToast } from '#app/toasts/toasts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardWell } from '#app/ui/card.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { CartLine } from '#commerce/model/cart-line.ts'
import { originalPriceOf } from '#commerce/model/figures/original-price.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { buying, namedVariant } from '#content/cart.ts'
import { cartSheet as words } from '#content/cart-sheet.ts'
import { findSuggestions } from './find-suggestions.ts'

const PICTURE_WIDTH = 240

/** In pixels, of a tablet held upright: beside a single game it has room for four, where others have it for two. */
const TABLET_HEIGHT = 960

export type GoesWellWithProps = {
  lines: readonly CartLine[]
  /** Taken out since the sheet was opened: not offered at once. */
  removed: readonly CartLine[]
  /** The sheet is open, and the store responds. */
  isShown: boolean
  /** The store has yet to respond about the lines. */
  isAwaited: boolean
  /** A checkout is being created: the cart must not change. */
  isFrozen: boolean
  onAdded: () => void
}

/**
 * A game that the store recommends with those in the cart, added by one tap, on a tall screen with a single game or none two
 * or four; renders nothing without one. The space of the first is kept while the store is asked
 * about it and about the lines, so that nothing moves.
 */
export function GoesWellWith(props: GoesWellWithProps) {
  const { lines, removed, isShown, isAwaited, isFrozen, onAdded } = props
  const id = useId()
  const { storefront } = useShop()
  const { actions } = useCartParts()
  const [added, setAdded] = useState({ handle: '', text: '' })
  const handle = lines.find(({ product }) => product.handle !== '')?.product.handle ?? null
  const { data, isLoading } = useQuery({
    ...suggestionsQuery(storefront, handle, isShown),
    // The pressed button becomes the next game's at once, and keeps the focus.
    placeholderData: keepPreviousData,
  })
  const games = isAwaited
    ? []
    : findSuggestions(data ?? [], lines, removed, innerHeight < TABLET_HEIGHT ? 2 : 4)

  function add(chosen: ProductSummary) {
    // Renders the new row before it is scrolled to.
    const outcome = flushSync(() => actions.add(chosen, 1))
    if (outcome === 'full') return showToast({ ...buying.full, tone: 'destructive' })
    const text = buying.added.text(namedVariant(chosen.title, chosen.firstVariant?.title))
    setAdded({ handle: chosen.handle, text })
    onAdded()
  }

  return (
    <>
      <p role="status" className="sr-only">
        {lines.some(({ product }) => product.handle === added.handle) && added.text}
      </p>
      {(isAwaited || isLoading) && <div className="min-h-40" />}
      {games.length > 0 && (
        <section
          aria-labelledby={id}
          className="suggestions grid min-h-40 content-start gap-1.5 pt-1 pb-2"
        >
          <h3 id={id} className="text-marigold">
            {lines.length > 0 ? words.goesWell : words.empty.suggested}
          </h3>
          {games.map((product, at) => (
            <Suggestion
              // biome-ignore lint/suspicious/noArrayIndexKey: the next game takes the place of one that is added, and the focus with it
              key={at}
              product={product}
              isFrozen={isFrozen}
              onAdd={() => add(product)}
            />
          ))}
        </section>
      )}
    </>
  )
}

type SuggestionProps = {
  product: ProductSummary
  isFrozen: boolean
  onAdd: () => void
}

/** Styled as a ticket with the box on its stub. */
function Suggestion({ product, isFrozen, onAdd }: SuggestionProps) {
  const { handle, title, picture, tint, firstVariant: variant } = product
  const { figures } = useShop().settings
  if (!variant) return null
  const was = originalPriceOf(variant, figures)
  return (
    <Card ref={moveFocusOnUnmount} className="ticket">
      <CardWell
        className={classNames(
          'grid items-center border-r-2 border-dashed border-edge p-1.5!',
          tint && `tint-${tint}`,
        )}
      >
        <div className="aspect-[4/5] overflow-hidden rounded-chip">
          <Picture
            src={picture && pictureUrl(picture.url, { width: PICTURE_WIDTH })}
            alt=""
            width={PICTURE_WIDTH}
            height={(PICTURE_WIDTH * 5) / 4}
          />
        </div>
      </CardWell>
      <div className="grid content-center gap-2 p-3">
        <div className="flex flex-wrap items-center gap-3">
          <div className="grid min-w-24 flex-1 gap-1">
            <h4 className="leading-tight font-bold">
              <TextLink
                tone="bare"
                to={href('/product/:handle', { handle })}
                className="line-clamp-2 hover:underline"
                onClick={(event) => closeDialogAround(event.currentTarget)}
              >
                {namedVariant(title, variant.title)}
              </TextLink>
            </h4>
            <Price
              size="sm"
              current={formatMoney(variant.price)}
              original={was && formatMoney(was.original)}
            />
          </div>
          <Button
            size="sm"
            variant="outline"
            disabled={isFrozen}
            // By the second click of a double click, the button is the next game's.
            onClick={({ detail }) => detail < 2 && onAdd()}
          >
            {words.add}
            <span className="sr-only">: {namedVariant(title, variant.title)}</span>
          </Button>
        </div>
        <GameStamps product={product} isShort />
      </div>
    </Card>
  )
}
