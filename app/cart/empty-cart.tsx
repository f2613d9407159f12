import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { Petals } from '#app/ui/petals.tsx'
import { cartSheet } from '#content/cart-sheet.ts'

/** The empty sheet with two links to games. */
export function EmptyCart() {
  return (
    <EmptyState
      level={3}
      art={<EmptyBox />}
      title={cartSheet.empty.title}
      text={cartSheet.empty.text}
      className="my-auto"
    >
      <ButtonLink to={href('/all-products')} onClick={closeSheet}>
        {cartSheet.empty.games}
      </ButtonLink>
      <ButtonLink
        variant="outline"
        to={href('/category/:category', { category: 'best-sellers' })}
        onClick={closeSheet}
      >
        {cartSheet.empty.best}
      </ButtonLink>
    </EmptyState>
  )
}

function closeSheet({ currentTarget }: MouseEvent<HTMLElement>) {
  closeDialogAround(currentTarget)
}

/** An open matchbox with a single match left in it, asleep. */
function EmptyBox() {
  return (
    <svg viewBox="-100 -100 200 200" className="emblem empty-state-emblem" aria-hidden="true">
      <Petals />
      <g transform="scale(1.05)">
        <path d="M-36-6h72l-8 34h-56z" className="em-night" />
        <path d="M-31-2h62l-6 25h-50z" className="em-cream" />
        <path d="M-20 14h34v5h-34z" className="em-main" />
        <circle cx="17" cy="16.5" r="6.5" className="em-night" />
        <path d="M-36-6h72l6-14h-84z" className="em-main" />
        <path d="M-14-30h8l-8 9h8M0-42h10l-10 11h10" strokeWidth="3" className="em-line" />
      </g>
    </svg>
  )
}
