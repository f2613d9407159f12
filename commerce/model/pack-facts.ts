import type { Money } from './money.ts'

/**
 * What is printed on a pack, and has to be told before it is bought (Legal Metrology (Packaged Commodities) Rules, 2011,
 * rules 6 and 10): null where the merchant left it out.
 */
export type PackFacts = {
  /** Where it was made, such as `India`. */
  readonly origin: string | null
  /** Name and address, on lines of their own; so is the importer's. */
  readonly maker: string | null
  readonly importer: string | null
  /** Such as `1 game: 55 cards, 1 spinner`. */
  readonly netQuantity: string | null
  /** The maximum retail price, all taxes included. Never worked out from another price. */
  readonly mrp: Money | null
  /** Such as `24 months from manufacture`. */
  readonly bestBefore: string | null
  /** The month of manufacture, as `YYYY-MM`. */
  readonly made: string | null
}

/** A product's pack, and where the variant's says otherwise, the variant's; null when neither says anything. */
export function packOf(
  pack: PackFacts | undefined,
  ofVariant: PackFacts | undefined,
): PackFacts | null {
  if (!pack || !ofVariant) return pack ?? ofVariant ?? null
  const said = Object.entries(ofVariant).filter(([, value]) => value !== null)
  return { ...pack, ...Object.fromEntries(said) }
}

/** What the Rules ask of every pack; best before and the month are not needed for cards. */
export type RequiredFact = 'origin' | 'maker' | 'netQuantity' | 'mrp'

/** The required facts that are missing. An importer stands for a maker abroad. */
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
