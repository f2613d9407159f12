import type { ReactNode } from 'react'
import { FeaturedGames } from './featured-games.tsx'
import { Hero } from './hero.tsx'

type HomePageProps = {
  /** The shelf of featured games. */
  children: ReactNode
  /** What comes after the first screens. */
  more?: ReactNode
}

export function HomePage({ children, more }: HomePageProps) {
  return (
    <>
      <Hero />
      <FeaturedGames>{children}</FeaturedGames>
      {more}
    </>
  )
}
