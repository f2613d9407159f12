import type { Money } from './money.ts'

/**
 * Facts that are printed on a pack and must be shown before purchase (Legal Metrology (Packaged Commodities) Rules,
 * 2011, rules 6 and 10): null where the merchant left it out.
 */
export type PackFacts = {
  /** Where it was made, for example `India`. */
  readonly origin: string | null
  /** Name and address on separate lines, as for the importer. */
  readonly maker: string | null
  readonly importer: string | null
  /** For example `1 game: 55 cards, 1 spinner`. */
  readonly netQuantity: string | null
  /** The maximum retail price, all taxes included. Never calculated from another price. */
  readonly mrp: Money | null
  /** For example `24 months from manufacture`. */
  readonly bestBefore: string | null
  /** The month of manufacture, as `YYYY-MM`. */
  readonly made: string | null
}

/** A product's pack facts, overridden by those of the variant; null when neither has any. */
export function packOf(
  pack: PackFacts | undefined,
  ofVariant: PackFacts | undefined,
): PackFacts | null {
  if (!pack || !ofVariant) return pack ?? ofVariant ?? null
  const known = Object.entries(ofVariant).filter(([, value]) => value !== null)
  return { ...pack, ...Object.fromEntries(known) }
}

/** Facts that the Rules require of every pack; cards need neither best before nor the month of manufacture. */
export type RequiredFact = 'origin' | 'maker' | 'netQuantity' | 'mrp'

/** The required facts that are missing. For a foreign maker, the importer is enough. */
export function listMissingFacts(pack: PackFacts | null): readonly RequiredFact[] {
  const required: Readonly<Record<RequiredFact, unknown>> = {
    origin: pack?.origin,
    maker: pack?.maker ?? pack?.importer,
    netQuantity: pack?.netQuantity,
    mrp: pack?.mrp,
  }
  // The keys of an object of this type, which has no others.
  return (Object.keys(required) as RequiredFact[]).filter((name) => !required[name])
}
