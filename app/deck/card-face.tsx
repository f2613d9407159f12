import { brand } from '#merchant/brand.ts'
import type { DealtCard } from './dealt-card.ts'

export type CardFaceProps = {
  card: DealtCard
  /** Another card lies on top of it. */
  isCovered?: boolean
}

/** A card's front, printed like those in the box; it flips as it appears. The deck announces its text. */
export function CardFace({ card: { title, text, game, ink }, isCovered = false }: CardFaceProps) {
  return (
    <span className="card-face" data-ink={ink} aria-hidden={isCovered || undefined}>
      <span className="card-kind scallop-below">{title}</span>
      <span className="card-text">{text}</span>
      <span className="card-foot">
        <b>{game}</b>
        {brand.wordmark}
      </span>
    </span>
  )
}
