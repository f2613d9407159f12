import { useClaims } from '#app/shop/shop-provider.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { Pictogram } from '#app/ui/pictogram.tsx'
import { benefitsFor, benefitsTitle } from '#merchant/home.ts'

const pictograms = {
  shipping: 'truck',
  vibe: 'cracker',
  trust: 'hands',
  india: 'wheel',
} as const

/** Up to four short promises on a marigold band. */
export function Benefits() {
  const benefits = benefitsFor(useClaims())
  if (benefits.length === 0) return null
  return (
    <Band tone="marigold" aria-label={benefitsTitle} className="benefits">
      <Container>
        <ul className="benefits-list">
          {benefits.map(({ name, title, text }) => (
            <li key={name}>
              <Pictogram name={pictograms[name]} />
              <div>
                <p className="benefit-title">{title}</p>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  )
}
