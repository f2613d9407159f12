import type { ReactNode } from 'react'
import { href } from 'react-router'
import { ButtonLink } from '#app/ui/link.tsx'
import { Scene, type SceneName } from '#app/ui/scene.tsx'
import { thankYou } from '#content/thank-you.ts'
import { pageTitle } from '#merchant/seo/seo.ts'

export type OrderTicketProps = {
  scene: SceneName
  title: string
  /** The ticket's text. */
  children: ReactNode
  /** The first button; by default a link to the games. */
  lead?: ReactNode
  /** The button beside it. */
  action: ReactNode
  /** Rendered below the label, attached to it. */
  stub?: ReactNode
  /** Drawn over the whole band. */
  decoration?: ReactNode
}

/** The head of a page after the checkout: a matchbox label, styled as a ticket. */
export function OrderTicket({
  scene,
  title,
  children,
  lead = <GamesLink />,
  action,
  stub,
  decoration,
}: OrderTicketProps) {
  return (
    <section className="order-band rays rays-teal scallop-cut relative overflow-hidden px-gutter pb-20 text-label-night print:bg-none">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="order-paper">
        <div className="order-label">
          <Scene name={scene} className="order-portrait" />
          <h1 className="font-display text-3xl sm:text-4xl">{title}</h1>
          {children}
          <div className="empty-state-actions print:hidden">
            {lead}
            {action}
          </div>
        </div>
      </div>
      {stub}
      {decoration}
    </section>
  )
}

function GamesLink() {
  return (
    <ButtonLink size="lg" to={href('/all-products')}>
      {thankYou.shop}
    </ButtonLink>
  )
}
