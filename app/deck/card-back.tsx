import type { ReactNode } from 'react'
import { Emblem } from '#app/ui/emblem.tsx'
import type { Tint } from '#commerce/model/tint.ts'
import { toInitial } from '#commerce/model/to-initial.ts'

export type CardBackProps = {
  ink: Tint
  /** The name whose initial is in the ring; without it, the shop's emblem is there. */
  name?: string | undefined
  /** What is printed below the ring. */
  children?: ReactNode
}

/** The back of a card, as it is printed (demo/artwork/parts/card.ts): a cream frame, a sunburst, a ring of leaves. */
export function CardBack({ ink, name, children }: CardBackProps) {
  return (
    <span className={`deck-back rays rays-${ink}`}>
      <Emblem ink={ink}>{name && <Initial name={name} />}</Emblem>
      {children}
    </span>
  )
}

function Initial({ name }: { name: string }) {
  return (
    <text y="31" textAnchor="middle" className="placeholder-mark">
      {toInitial(name)}
    </text>
  )
}
