import { useLocation } from 'react-router'
import { TextLink, type TextLinkProps } from '#app/ui/link.tsx'
import type { PageLink } from '#merchant/navigation.ts'

export type LinkListProps = {
  links: readonly PageLink[]
  tone?: TextLinkProps['tone']
  className?: string
}

/** The links to pages that `others` do not link to. */
export function withoutLinks(
  links: readonly PageLink[],
  others: readonly PageLink[],
): readonly PageLink[] {
  return links.filter(({ to }) => others.every((other) => other.to !== to))
}

/** Links to pages of the shop; the current page is marked. */
export function LinkList({ links, tone = 'bare', className }: LinkListProps) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink tone={tone} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
