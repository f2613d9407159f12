import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Emblem, type EmblemProps } from './emblem.tsx'
import { Scene, type SceneName } from './scene.tsx'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode
  /** One sentence below the title. */
  text?: ReactNode
  /** The reason, in small print. */
  detail?: ReactNode
  /** For failures: the page's sprite has it, so it shows offline too. */
  emblem?: EmblemProps['name']
  /** Replaces the emblem. */
  scene?: SceneName
  /** Replaces the emblem and the scene. */
  art?: ReactNode
  /** Heading level: 1 when it is the page's title. */
  level?: 1 | 2 | 3
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const

/** Shown when there is nothing to list or fetching failed. Children are links or buttons to continue. */
export function EmptyState({
  title,
  text,
  detail,
  emblem,
  scene,
  art,
  level = 2,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = headings[level]
  return (
    <div className={classNames('empty-state', className)} {...rest}>
      {art ??
        (scene ? (
          <Scene name={scene} className="empty-state-scene" />
        ) : (
          <Emblem name={emblem} className="empty-state-emblem" />
        ))}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {detail && <p className="text-sm text-balance text-muted">{detail}</p>}
      {children && <div className="empty-state-actions">{children}</div>}
    </div>
  )
}
