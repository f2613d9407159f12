import { PetalRing } from '#app/ui/patterns.tsx'
import { reviews as words } from '#content/reviews.ts'

/** A drawing and a sentence in place of reviews. @param isFirst whether the shop keeps reviews and knows that there are none */
export function NoReviews({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <PetalRing className="emblem-teal w-32">
        <g
          transform="scale(0.85)"
          className="stroke-label-night"
          strokeWidth="5"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path
            d="M-36-30h72q10 0 10 10v34q0 10-10 10H2l-18 18v-18h-20q-10 0-10-10v-34q0-10 10-10z"
            className="fill-label-cream"
          />
          <path
            d="M0-24l7 15 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z"
            className="fill-label-red"
          />
        </g>
      </PetalRing>
      <p>{isFirst ? words.first : words.none}</p>
    </>
  )
}
