import { brand } from '#merchant/brand.ts'
import type { DealtCard } from './dealt-card.ts'

/** A card's front, printed like those in the box; it turns as it appears. Its words are read out beside the deck. */
export function CardFace({ card: { title, text, game, ink } }: { card: DealtCard }) {
  return (
    <span className="card-face" data-ink={ink}>
      <span className="card-kind">{title}</span>
      <span className="card-text">{text}</span>
      <span className="card-foot">
        <b>{game}</b>
        {brand.wordmark}
      </span>
    </span>
  )
}
