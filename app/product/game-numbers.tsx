import type { GameFacts } from '#commerce/model/game-facts.ts'
import { productPage } from '#content/product-page.ts'

const { facts } = productPage

/** Players, playing time and age, where the merchant has set them. */
export function GameNumbers({ game: { players, minutes, age } }: { game: GameFacts }) {
  const items = [
    players && facts.players(players),
    minutes && facts.minutes(minutes),
    age && facts.age(age),
  ].filter((item) => item !== null)
  if (items.length === 0) return null
  return (
    <ul aria-label={facts.label} className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
