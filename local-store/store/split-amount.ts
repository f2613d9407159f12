/**
 * Splits an amount in proportion to weights so that the parts add up to it exactly (largest remainder): each part is
 * rounded down, and the rest goes, one paisa each, to the parts that lost most by rounding, the earlier of equals
 * first.
 *
 * @param amount whole number, from 0 to the sum of the weights
 * @param weights whole numbers, not negative; no part exceeds its weight
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (amount === 0 || whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight, position) => {
    // The product of two amounts may exceed the safe integers.
    const product = BigInt(amount) * BigInt(weight)
    const part = Number(product / BigInt(whole))
    return { position, part, remainder: Number(product % BigInt(whole)) }
  })
  const given = shares.reduce((sum, share) => sum + share.part, 0)
  const byRemainder = shares.toSorted(
    (a, b) => b.remainder - a.remainder || a.position - b.position,
  )
  for (const share of byRemainder.slice(0, amount - given)) share.part += 1
  return shares.map((share) => share.part)
}
