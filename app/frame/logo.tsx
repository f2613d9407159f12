import { href } from 'react-router'
import { TextLink } from '#app/ui/link.tsx'
import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'

/** The wordmark, linking home. */
export function Logo() {
  return (
    <TextLink tone="bare" to={href('/')} className="logo" aria-label={frame.home(brand.name)}>
      {brand.wordmark}
    </TextLink>
  )
}
