import { type CartWarning, isSameCode, type StoreCart } from '#commerce/model/store-cart.ts'

/**
 * Why a code does not apply, as far as the store says. Its warnings come in the order of the cart's codes and do not
 * name the code that they are about.
 */
export function listCodeWarnings(
  { discountCodes }: Pick<StoreCart, 'discountCodes'>,
  warnings: readonly CartWarning[],
  code: string,
): readonly CartWarning[] {
  const reasons = warnings.filter((warning) => warning.code.startsWith('DISCOUNT_'))
  const refused = discountCodes.filter(({ applicable }) => !applicable)
  if (refused.length !== reasons.length) return reasons
  return reasons.filter((_, at) => isSameCode(refused[at]?.code ?? '', code))
}
