import type { FormEvent, ReactNode, SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import type { ProductSummary } from '#commerce/model/product.ts'
import { finder } from '#content/catalogue.ts'
import { ProductGrid } from './product-grid.tsx'
import type { Alternatives } from './use-product-search.ts'

export type NoGamesFoundProps = {
  /** Replaces the sentence below the title. */
  text?: ReactNode
  instead: Alternatives
  /** The URL's query that searches for these words. */
  toSearch: (words: string) => string
  onClear: () => void
}

/** An empty result, with the nearest search and a few games. Works without script. */
export function NoGamesFound({
  text = finder.none.text,
  instead: { words, games, help },
  toSearch,
  onClear,
}: NoGamesFoundProps) {
  const { pathname } = useLocation()

  function clear(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    focusPage(event)
    onClear()
  }

  return (
    <>
      <EmptyState scene="search" title={finder.none.title} text={text} className="pt-0 pb-6">
        <form action={pathname} onSubmit={clear}>
          <Button type="submit">{finder.none.clear}</Button>
        </form>
        {words !== null && (
          <ButtonLink variant="outline" to={toSearch(words)} onClick={focusPage}>
            {finder.none.meant(words)}
          </ButtonLink>
        )}
        {help && (
          <ButtonLink variant="outline" to={help.to}>
            {help.label}
          </ButtonLink>
        )}
      </EmptyState>
      <OfferedGames title={finder.none.games} games={games} />
    </>
  )
}

/** A shop without any game has nothing to find, and no search to clear. */
export function NoGamesYet() {
  return <EmptyState scene="search" {...finder.empty} />
}

export type OfferedGamesProps = {
  title: string
  games: readonly ProductSummary[]
}

/** Games below an empty or short result; nothing without any. */
export function OfferedGames({ title, games }: OfferedGamesProps) {
  if (games.length === 0) return null
  return (
    <section>
      <h2 className="mb-6 text-2xl">{title}</h2>
      <ProductGrid products={games} />
    </section>
  )
}

/** Moves the focus off a button that disappears. `moveFocusOnUnmount` would end up in the scripts of every page. */
export function focusPage({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.closest('main')?.focus({ preventScroll: true })
}
