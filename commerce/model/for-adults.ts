import type { ProductSummary } from './product.ts'
import { productKind } from './product-kind.ts'

type Sold = Pick<ProductSummary, 'productType'> & {
  readonly game?: { readonly age: string | null } | undefined
}

/** Whether a game's age, such as `18+`, is an adult's. */
export const isAdultAge = (age: string | null | undefined): boolean =>
  /^\D*(1[89]|[2-9]\d)/.test(age ?? '')

/** Whether a game is for adults alone: by its age, or as a drinking game. A title proves nothing (decision 26). */
export function isForAdults({ productType, game }: Sold): boolean {
  return isAdultAge(game?.age) || productKind(productType) === 'drinking'
}
