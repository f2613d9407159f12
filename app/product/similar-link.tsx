import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useShop } from '#app/shop/shop-provider.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { type RelatedTo, relatedProductsQuery } from './related-queries.ts'

export type SimilarLinkProps = {
  product: RelatedTo
  className: string
  children: ReactNode
}

/** Leads to the related games below. Keeps its space free until they are known; nothing if there are none. */
export function SimilarLink({ product, className, children }: SimilarLinkProps) {
  const { storefront } = useShop()
  // Reads the query of the related games without fetching it.
  const { data: related = [], isPending } = useQuery({
    ...relatedProductsQuery(storefront, product, () => {}),
    enabled: false,
  })
  if (!isPending && related.length === 0) return null
  return (
    <a href="#related-games" className={classNames(className, isPending && 'invisible')}>
      {children}
    </a>
  )
}
