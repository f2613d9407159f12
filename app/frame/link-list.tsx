import { useLocation } from 'react-router'
import { gameInk } from '#app/catalogue/game-ink.ts'
import { Emblem } from '#app/ui/emblem.tsx'
import { TextLink, type TextLinkProps } from '#app/ui/link.tsx'
import { productKind } from '#commerce/model/product-kind.ts'
import type { PageLink } from '#merchant/navigation.ts'

export type LinkListProps = {
  links: readonly PageLink[]
  tone?: TextLinkProps['tone']
  className?: string
  /** A medallion before each, with colour and drawing of the kind of game that the path names. */
  hasEmblems?: boolean
}

/** The links to pages that `others` do not link to. */
export function withoutLinks(
  links: readonly PageLink[],
  others: readonly PageLink[],
): readonly PageLink[] {
  return links.filter(({ to }) => others.every((other) => other.to !== to))
}

/** Links to pages of the shop; the current page is marked. */
export function LinkList({ links, tone = 'bare', className, hasEmblems }: LinkListProps) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink tone={tone} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {hasEmblems && <Medallion to={to} />}
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

const emblems = { party: 'cracker', couple: 'heart', drinking: 'glass', other: 'cards' } as const

function Medallion({ to }: { to: string }) {
  const ink = gameInk({ productType: to })
  return (
    <Emblem
      name={emblems[productKind(to)]}
      ink={ink}
      className={`rays rays-${ink} mr-2 size-9 flex-none rounded-full`}
    />
  )
}
