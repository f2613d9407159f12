import { useCart } from '#app/cart/store/use-cart.ts'
import { hasForAdults } from '#commerce/model/has-for-adults.ts'
import { adults } from '#content/adults.ts'

/** Who may order a game for adults. Before the pay button; on wide screens it stands below it. */
export function AdultsLine() {
  const { lines } = useCart()
  return hasForAdults(lines) ? (
    <p className="text-sm font-semibold lg:order-1">{adults.order}</p>
  ) : null
}
