import type { ComponentProps } from 'react'

/** The pictures of `public/artwork/state-*.webp`. */
export type SceneName =
  | 'cart'
  | 'checkout'
  | 'contact'
  | 'faq'
  | 'forgot'
  | 'login'
  | 'lost'
  | 'search'
  | 'shelf'
  | 'signup'
  | 'thanks'
  | 'wishlist'

/** A character of the gully in a state of the shop. Decoration: the text below says the same. */
export function Scene({ name, ...rest }: ComponentProps<'img'> & { name: SceneName }) {
  return (
    <img
      src={`/artwork/state-${name}.webp`}
      alt=""
      width={208}
      height={176}
      decoding="async"
      {...rest}
    />
  )
}
