import type { ProductSummary } from './product.ts'
import { productKind } from './product-kind.ts'

type Sold = Pick<ProductSummary, 'productType'> & {
  readonly game?: { readonly age: string | null } | undefined
}

/** Whether a game is for adults alone: by its age, or as a drinking game. A title proves nothing (decision 26). */
export function isForAdults({ productType, game }: Sold): boolean {
  return /^\D*(1[89]|[2-9]\d)/.test(game?.age ?? '') || productKind(productType) === 'drinking'
}
