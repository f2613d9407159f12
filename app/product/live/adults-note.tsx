import { isForAdults } from '#commerce/model/for-adults.ts'
import type { Product } from '#commerce/model/product.ts'
import { productKind } from '#commerce/model/product-kind.ts'
import { adults } from '#content/adults.ts'

/** Says below the buttons, above all else, that a game is for adults. */
export function AdultsNote({ product }: { product: Product }) {
  if (!isForAdults(product)) return null
  return (
    <p className="text-sm font-semibold">
      {productKind(product.productType) === 'drinking' ? adults.drinking : adults.game}
    </p>
  )
}
