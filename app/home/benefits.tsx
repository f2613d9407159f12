import { useClaims } from '#app/shop/shop-provider.tsx'
import { CrackerPictogram, HandsPictogram, WheelPictogram } from '#app/ui/benefit-icons.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { TruckPictogram } from '#app/ui/trust-icons.tsx'
import { benefitsFor, benefitsTitle } from '#merchant/home.ts'

const pictograms = {
  shipping: TruckPictogram,
  vibe: CrackerPictogram,
  trust: HandsPictogram,
  india: WheelPictogram,
} as const

/** Up to four short promises on a marigold band. */
export function Benefits() {
  const benefits = benefitsFor(useClaims())
  if (benefits.length === 0) return null
  return (
    <Band tone="marigold" aria-label={benefitsTitle} className="benefits">
      <Container>
        <ul className="benefits-list">
          {benefits.map((item) => {
            const Pictogram = pictograms[item.name]
            return (
              <li key={item.name}>
                <Pictogram />
                <div>
                  <p className="benefit-title">{item.title}</p>
                  <p>{item.text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </Container>
    </Band>
  )
}
