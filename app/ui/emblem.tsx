import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PetalRing } from './patterns.tsx'

/** Of kinds of games and collections: words of their paths. */
export type CollectionEmblem = 'best' | 'combo' | 'couple' | 'drinking' | 'family' | 'party'

/** The emblems of `sprite.svg`. */
export type EmblemName = CollectionEmblem | 'cards' | 'plug'

const inkClass = {
  coral: '',
  marigold: '',
  teal: 'emblem-teal',
  pink: 'emblem-pink',
  purple: 'emblem-purple',
  sky: 'emblem-purple',
} as const

export type EmblemProps = Omit<ComponentProps<'svg'>, 'children'> & {
  name?: EmblemName
  ink?: keyof typeof inkClass
  /** In place of the sprite's drawing, if any. */
  children?: ReactNode
}

/** A medallion: a ring of petals around one drawing. Decoration, hidden from screen readers. */
export function Emblem({
  name = 'cards',
  ink = 'coral',
  className,
  children,
  ...rest
}: EmblemProps) {
  return (
    <PetalRing className={classNames(inkClass[ink], className)} {...rest}>
      {children ?? <use href={`#emblem-${name}`} />}
    </PetalRing>
  )
}
