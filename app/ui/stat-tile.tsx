import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The figure itself, as words: "10K+", "98%". */
  figure: ReactNode
  /** What it counts. */
  label: ReactNode
}

/** One large figure and what it counts: two of a `<dl>`'s cells, so put it into one. */
export function StatTile({ figure, label, className, ...rest }: StatTileProps) {
  return (
    <div className={classNames('stat-tile', className)} {...rest}>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  )
}
