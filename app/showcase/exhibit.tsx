import type { ReactNode } from 'react'

export type RoomProps = {
  /** Anchor of the heading. */
  id: string
  title: string
  /** What to try: behaviour that a static page cannot show. */
  hint?: string
  children: ReactNode
}

/** A group of primitives under a linkable heading. */
export function Room({ id, title, hint, children }: RoomProps) {
  return (
    <section className="showcase-room" aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        <a href={`#${id}`}>{title}</a>
      </h2>
      {hint && <p className="text-muted">{hint}</p>}
      <div className="showcase-exhibits">{children}</div>
    </section>
  )
}

export type ExhibitProps = {
  /** The state shown: "disabled", "long text". */
  state: string
  /** Takes the full width. */
  wide?: boolean
  /** Shows the keyboard focus style. */
  focused?: boolean
  children: ReactNode
}

/** One primitive in one state. */
export function Exhibit({ state, wide = false, focused = false, children }: ExhibitProps) {
  return (
    <figure className={wide ? 'showcase-exhibit showcase-wide' : 'showcase-exhibit'}>
      <figcaption>{state}</figcaption>
      <div className={focused ? 'showcase-stage showcase-focused' : 'showcase-stage'}>
        {children}
      </div>
    </figure>
  )
}

/** A realistic sample for "long text". */
export const longText =
  'The Great Indian Wedding Season Survival Kit for Cousins, Chachas and Everyone Else Who Was Told to Smile'

export const unbroken = 'Antakshariattackwithoutanyspacesatallinitswholelongtitle'
