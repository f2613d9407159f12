import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { cartSheet } from '#content/cart-sheet.ts'

/** The empty sheet with two links to games. */
export function EmptyCart() {
  return (
    <EmptyState
      level={3}
      scene="cart"
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
