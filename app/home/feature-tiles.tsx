import { Icon } from '#app/ui/icon.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { features, featuresTitle } from '#merchant/home.ts'

const inkClass = {
  teal: 'rays-teal',
  coral: 'rays-coral',
  purple: 'rays-purple',
  pink: 'rays-pink',
} as const

/** Four selling points. */
export function FeatureTiles() {
  return (
    <Band aria-label={featuresTitle}>
      <Container>
        <ul className="house-rules">
          {features.map(({ ink, icon, title, text }) => (
            <li key={title}>
              <span
                aria-hidden="true"
                className={`rays ${inkClass[ink]} grid size-9 flex-none place-items-center rounded-full text-lg text-label-night`}
              >
                <Icon name={icon} />
              </span>
              <div>
                <h3 className="text-lg">{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Band>
  )
}
