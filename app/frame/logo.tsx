import { href } from 'react-router'
import { TextLink } from '#app/ui/link.tsx'
import { brand } from '#merchant/brand.ts'

/** The wordmark, leading home. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <TextLink
      tone="bare"
      to={href('/')}
      className={`logo ${className}`}
      aria-label={`${brand.name}, home`}
    >
      {brand.wordmark}
    </TextLink>
  )
}
