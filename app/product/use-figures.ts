import { useShop } from '#app/shop/shop-provider.tsx'
import type { Figures } from '#commerce/model/figures/figures.ts'
import { figuresFrom } from '#commerce/model/figures/figures-from.ts'
import { dispatch } from '#merchant/dispatch.ts'

/** This shop's figures from the configured source. @throws outside `ShopProvider` */
export function useFigures(): Figures {
  return figuresFrom(useShop().settings.figures, dispatch)
}
