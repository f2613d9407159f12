import { useLocation } from 'react-router'
import { gameInk } from '#app/catalogue/game-ink.ts'
import { type CollectionEmblem, Emblem } from '#app/ui/emblem.tsx'
import { TextLink, type TextLinkProps } from '#app/ui/link.tsx'
import type { PageLink } from '#merchant/navigation.ts'

export type LinkListProps = {
  links: readonly PageLink[]
  tone?: TextLinkProps['tone']
  className?: string
  /** A medallion before each, with colour and drawing of what the path names. */
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

function Medallion({ to }: { to: string }) {
  const name = emblemOf(to)
  const ink = (name && collectionInk[name]) ?? gameInk({ productType: to })
  return (
    <Emblem
      name={name}
      ink={ink}
      className={`rays rays-${ink} mr-2 size-9 flex-none rounded-full`}
    />
  )
}

/** Of collections that are no kind of game, so that neighbours differ. */
const collectionInk: Partial<Record<CollectionEmblem, 'marigold' | 'teal'>> = {
  best: 'marigold',
  combo: 'teal',
}

/** The emblem that the path names; undefined for another path. */
const emblemOf = (to: string) =>
  /party|couple|drinking|family|best|combo/.exec(to)?.[0] as CollectionEmblem | undefined
