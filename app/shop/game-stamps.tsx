import { Icon } from '#app/ui/icon.tsx'
import type { GameNumbers } from '#commerce/model/game-facts.ts'
import { gameNumbers, stampsOf } from '#content/game-numbers.ts'

const inkOf = { players: 'text-marigold', minutes: 'text-teal', age: 'text-pink' } as const

export type GameStampsProps = {
  /** Left out where the store does not say. */
  game: GameNumbers | undefined
  /** On phones an icon takes the place of 'players'. */
  isShort?: boolean
}

/** Players, minutes and age as ink stamps, where the merchant has set them. */
export function GameStamps({ game, isShort = false }: GameStampsProps) {
  const stamps = game ? stampsOf(game) : []
  if (stamps.length === 0) return null
  return (
    <ul aria-label={gameNumbers.label} className="ink-stamps">
      {stamps.map(({ name, before, text, after }) => (
        <li key={name} className={inkOf[name]}>
          {name === 'players' && <Icon name="players" />}
          {before && <span className="sr-only">{before} </span>}
          {text}
          {after && <span className={isShort ? 'max-md:sr-only' : undefined}> {after}</span>}
        </li>
      ))}
    </ul>
  )
}
