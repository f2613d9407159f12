import type { Evident } from '#commerce/model/figures/claim.ts'
import type { RatingSummary } from '#commerce/model/figures/figures.ts'

/* What others say about the shop. A quote's evidence is where and when it was given. */

export type Testimonial = Evident & {
  readonly quote: string
  readonly name: string
  readonly place: string
}

/** Four static testimonials (specification section 2, Home). */
export const testimonials: readonly Testimonial[] = [
  {
    quote: 'We opened Cousins Kalesh after dinner and missed the last metro. Twice.',
    name: 'Ananya R.',
    place: 'Delhi',
    evidence: null,
  },
  {
    quote: 'My shy flatmate accused my boyfriend of cheating at charades. She is not shy any more.',
    name: 'Rohan M.',
    place: 'Pune',
    evidence: null,
  },
  {
    quote:
      'Dadi has asked for the box every Sunday since Diwali. She keeps it in her cupboard now.',
    name: 'Fatima S.',
    place: 'Hyderabad',
    evidence: null,
  },
  {
    quote: 'Couple Taboo on a rainy night: best ₹799 we never spent on delivery food.',
    name: 'Dev & Ishita',
    place: 'Bengaluru',
    evidence: null,
  },
]

/** What somebody did not like: nobody believes praise alone. */
export const grudges: readonly (Evident & {
  readonly quote: string
  readonly name: string
  readonly stars: number
})[] = [
  {
    quote: 'My mother-in-law won. Three Sundays in a row. Two stars off for that.',
    name: 'Kunal B., Indore',
    stars: 3,
    evidence: null,
  },
]

/** The rating of the shop, both in the home page's stat tile and in its reviews. */
export const shopRating: Evident & { readonly summary: RatingSummary } = {
  summary: {
    averageRating: 4.8,
    // Of the whole shop, so more than any one game has.
    totalReviews: 2860,
    distribution: { 5: 2430, 4: 312, 3: 83, 2: 21, 1: 14 },
  },
  evidence: null,
}

export type Stat = Evident & { readonly figure: string; readonly label: string }

/** The stat tiles, word for word (specification section 2, Home). */
export const stats: readonly Stat[] = [
  { figure: '10K+', label: 'customers', evidence: null },
  { figure: '50K+', label: 'game nights', evidence: null },
  {
    figure: String(shopRating.summary.averageRating),
    label: 'rating',
    evidence: shopRating.evidence,
  },
  { figure: '98%', label: 'recommend', evidence: null },
]
