import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isAdultAge, isForAdults } from '#commerce/model/for-adults.ts'
import type { ProductSummary } from '#commerce/model/product.ts'
import { gameNumbers, stampsOf } from '#content/game-numbers.ts'

const inkOf = { players: 'text-marigold', minutes: 'text-teal', age: 'text-pink' } as const

export type GameStampsProps = {
  product: Pick<ProductSummary, 'productType' | 'game'>
  /** The icon stands for the word 'players'. */
  isShort?: boolean
  /** Part of the name of a link or an option, in which a name of the list would replace what the stamps say. */
  isInName?: boolean
  className?: string
}

/** Players, minutes and age as ink stamps, where the merchant has set them. A drinking game without an age gets 18+. */
export function GameStamps({
  product,
  isShort = false,
  isInName = false,
  className,
}: GameStampsProps) {
  const { players = null, minutes = null, age = null } = product.game ?? {}
  const stamps = stampsOf({
    players,
    minutes,
    age: isForAdults(product) && !isAdultAge(age) ? gameNumbers.adults : age,
  })
  if (stamps.length === 0) return null
  return (
    <ul
      aria-label={isInName ? undefined : gameNumbers.label}
      className={classNames('ink-stamps', className)}
    >
      {stamps.map(({ name, before, text, after }) => (
        <li key={name} className={inkOf[name]}>
          {name === 'players' && <Icon name="players" />}
          {before && <span className="sr-only">{before} </span>}
          {text}
          {after && <span className={isShort ? 'sr-only' : undefined}> {after}</span>}
        </li>
      ))}
    </ul>
  )
}
