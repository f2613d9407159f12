import type { ProductSummary } from './product.ts'
import { productKind } from './product-kind.ts'

type Sold = Pick<ProductSummary, 'productType'> & {
  readonly game?: { readonly age: string | null } | undefined
}

/** Whether a game's age, such as `18+`, is one for adults. */
export const isAdultAge = (age: string | null | undefined): boolean =>
  /^\D*(1[89]|[2-9]\d)/.test(age ?? '')

/** Whether a game is for adults only: by its age limit, or as a drinking game. Titles do not count (decision 26). */
export function isForAdults({ productType, game }: Sold): boolean {
  return isAdultAge(game?.age) || productKind(productType) === 'drinking'
}
