import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The figure as text: "10K+", "98%". */
  figure: ReactNode
  label: ReactNode
}

/** One large figure and what it counts: a `<dt>` and `<dd>`, so put it into a `<dl>`. */
export function StatTile({ figure, label, className, ...rest }: StatTileProps) {
  return (
    <div className={classNames('stat-tile', className)} {...rest}>
      <dt>{label}</dt>
      <dd>{figure}</dd>
    </div>
  )
}
