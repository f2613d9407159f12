import { formatMoney, type Money } from '#commerce/model/money.ts'
import type { Variant } from '#commerce/model/product.ts'
import { isSameCode } from '#commerce/model/store-cart.ts'
import { checkDiscountCode } from '#commerce/operations/check-discount-code.ts'
import { selling } from '#content/doctor/selling.ts'
import { note, type Remark, wrong } from './check.ts'
import type { Examined } from './examined.ts'

/** A code that the shop offers, and its promise. */
type OfferedCode = {
  readonly code: string
  /** Its name in merchant/claims.ts, or `referral`. */
  readonly claim: 'welcomeCode' | 'exitCode' | 'referral'
  /** Whether the shop currently shows it. */
  readonly isSaid: boolean
  /** The discount promised on this subtotal. */
  readonly amountOff: (subtotal: Money) => number
}

/** Discount of WELCOME10 and SAVE10, as every text about them says (specification section 4). */
const PERCENT = 10
/** Stores round percentages per line. */
const ROUNDING = 100

function listOffered({ merchant, settings }: Examined): readonly OfferedCode[] {
  const isSimulated = settings.figures === 'simulated'
  const claimed = (['welcomeCode', 'exitCode'] as const).map((claim) => ({
    claim,
    code: merchant.claims[claim].text,
    isSaid: isSimulated || merchant.claims[claim].evidence !== null,
    amountOff: ({ minor }: Money) => (minor * PERCENT) / 100,
  }))
  const { code, rupees } = settings.referral
  const referral = { claim: 'referral', code, isSaid: true, amountOff: () => rupees * 100 } as const
  return [...claimed, referral]
}

/** Tries the codes on carts that nobody pays, also each with the referral code, which the shop lets them combine. */
export async function checkCodes(examined: Examined): Promise<readonly Remark[]> {
  const goods = await examined.goods()
  if (goods === null) return []
  const { kind } = examined.settings.store
  const remarks: Remark[] = []
  const working: OfferedCode[] = []
  for (const offered of listOffered(examined)) {
    const remark = await tryCode(examined, goods, offered)
    if (remark) remarks.push(remark)
    else if (offered.isSaid) working.push(offered)
  }
  const referral = working.find(({ claim }) => claim === 'referral')
  for (const { code, claim } of working) {
    if (!referral || claim === 'referral') continue
    const combines = await combine(examined, goods, [code, referral.code])
    if (!combines) remarks.push(wrong(selling.codeCombines(kind, code, referral.code)))
  }
  return remarks
}

const oneOf = ({ id }: Variant) => [{ variantId: id, quantity: 1 }]

async function tryCode(
  { ask, settings }: Examined,
  goods: Variant,
  { code, claim, isSaid, amountOff }: OfferedCode,
): Promise<Remark | null> {
  const { kind } = settings.store
  const tried = await checkDiscountCode(ask(), { code, lines: oneOf(goods) })
  if (!tried.valid)
    return isSaid ? wrong(selling.codeRefused(kind, code, claim, tried.message)) : null
  const promised = { ...goods.price, minor: Math.round(amountOff(goods.price)) }
  if (Math.abs(tried.discount.minor - promised.minor) > ROUNDING) {
    const amounts = [formatMoney(promised), formatMoney(tried.discount)] as const
    return isSaid ? wrong(selling.codeAmount(kind, code, claim, ...amounts)) : null
  }
  return isSaid ? null : note(selling.codeUnsaid(code, claim))
}

async function combine(
  { ask }: Examined,
  goods: Variant,
  [first, second]: readonly [string, string],
): Promise<boolean> {
  const request = { code: second, lines: oneOf(goods), otherCodes: [first] }
  const tried = await checkDiscountCode(ask(), request)
  if (!tried.valid) return false
  return tried.cart.discountCodes.every(
    ({ code, applicable }) => applicable || !isSameCode(code, first),
  )
}
