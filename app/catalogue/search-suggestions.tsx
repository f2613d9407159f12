import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { href } from 'react-router'
import { GameStamps } from '#app/shop/game-stamps.tsx'
import { useShop } from '#app/shop/shop-provider.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextLink } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { optionId, useCombobox } from '#app/ui/use-combobox.ts'
import { formatMoney } from '#commerce/model/money.ts'
import { pictureUrl } from '#commerce/model/picture.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { card } from '#content/catalogue.ts'
import { suggestions as copy } from '#content/search-suggestions.ts'
import { allProductsQuery } from './catalogue-queries.ts'
import { isPartial } from './first-games.ts'
import { wordSearch } from './word-search.ts'

/** As many as fit below the bar of a small laptop. */
const MAX_SUGGESTED = 5
/** The width of the cart's pictures, so that the browser loads a game's picture once. */
const PICTURE_WIDTH = 160

/**
 * Games for what is typed into the search box of the bar, and a link to all results. It exists while the box has the
 * focus: leaving the box cancels the request for the list of games.
 */
export function SearchSuggestions({ box }: { box: HTMLInputElement }) {
  const listId = useId()
  const { typed, isOpen, active, choose, popupRef } = useCombobox(box, listId)
  // Keeps typing fast.
  const words = useDeferredValue(typed.trim())
  const { text, games, isFound } = useSuggestions(words)
  if (!isOpen) return null
  const options = games.map((game) => ({
    to: href('/product/:handle', { handle: game.handle }),
    children: <Game game={game} />,
  }))
  if (isFound) {
    const to = `${href('/search')}?${new URLSearchParams({ q: words })}`
    options.push({ to, children: <b>{copy.all(words)}</b> })
  }
  return (
    <div ref={popupRef} className={popupClass}>
      <p role="status" className={isFound ? 'sr-only' : 'p-2 text-sm text-muted'}>
        {text}
      </p>
      {options.length > 0 && (
        <div role="listbox" id={listId} aria-label={copy.list} tabIndex={-1}>
          {options.map(({ to, children }, position) => (
            <Option
              key={to}
              id={optionId(listId, position)}
              to={to}
              isActive={position === active}
              onPoint={() => choose(position)}
              onOpen={() => box.form?.reset()}
            >
              {children}
            </Option>
          ))}
        </div>
      )}
    </div>
  )
}

const popupClass =
  'absolute z-1 mt-2 max-h-[70dvh] w-full overflow-y-auto rounded-card border-2 border-line bg-surface p-2 shadow-raised'

type Suggestions = {
  readonly text: string
  readonly games: readonly ProductSummary[]
  /** Whether these games match; otherwise they are offered instead, or there are none. */
  readonly isFound: boolean
}

/** Searches the list of all games, which is loaded once something is typed. */
function useSuggestions(words: string): Suggestions {
  const { storefront } = useShop()
  const list = useQuery({ ...allProductsQuery(storefront, true), enabled: words !== '' })
  // The first games alone would find too little.
  if (list.data && !isPartial(list)) {
    const found = wordSearch.find(list.data, words)
    if (found.length > 0) {
      const games = found.slice(0, MAX_SUGGESTED)
      return { text: copy.count(games.length), games, isFound: true }
    }
    const { games } = wordSearch.suggestAlternatives(list.data, words)
    return { text: games.length > 0 ? copy.none : copy.noneAtAll, games, isFound: false }
  }
  const isFailure = list.isError && !list.isFetching
  return { text: isFailure ? copy.failure : copy.loading, games: [], isFound: false }
}

type OptionProps = {
  id: string
  to: string
  isActive: boolean
  onPoint: () => void
  onOpen: () => void
  children: ReactNode
}

function Option({ id, to, isActive, onPoint, onOpen, children }: OptionProps) {
  return (
    <TextLink
      id={id}
      to={to}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      tone="bare"
      className={classNames(
        'flex min-h-touch items-center gap-3 rounded-control p-2',
        isActive && 'bg-inset',
      )}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      {children}
    </TextLink>
  )
}

function Game({ game }: { game: ProductSummary }) {
  const { title, picture, firstVariant, variety, hasOtherInStock } = game
  const price = firstVariant && formatMoney(firstVariant.price)
  const shown = price && variety === 'from' ? `${card.from} ${price}` : price
  return (
    <>
      <div className="w-12 shrink-0 overflow-hidden rounded-chip bg-inset">
        <Picture
          src={picture && pictureUrl(picture.url, { width: PICTURE_WIDTH })}
          alt=""
          width={PICTURE_WIDTH}
          height={PICTURE_WIDTH * 1.25}
        />
      </div>
      <div className="grid grow gap-1">
        <p className="line-clamp-2 leading-tight font-bold">{title}</p>
        <GameStamps product={game} isShort isInName />
      </div>
      <span className="shrink-0 font-bold">
        {firstVariant?.available || hasOtherInStock ? shown : card.soldOut}
      </span>
    </>
  )
}
