import { CrackerPictogram, HandsPictogram, WheelPictogram } from '#app/ui/benefit-icons.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { TruckPictogram } from '#app/ui/trust-icons.tsx'
import { benefits } from '#merchant/home.ts'

const pictograms = {
  shipping: TruckPictogram,
  vibe: CrackerPictogram,
  trust: HandsPictogram,
  india: WheelPictogram,
} as const

/** Four short promises on a marigold band. */
export function Benefits() {
  return (
    <Band tone="marigold" aria-label={benefits.title} className="benefits">
      <Container>
        <ul className="benefits-list">
          {benefits.items.map((item) => {
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
