import type { ReactNode } from 'react'
import type { ProductSummary } from '#commerce/model/product.ts'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { FeaturedGames } from './featured-games.tsx'
import { Hero } from './hero.tsx'
import { heroPictures } from './hero-pictures.ts'

type HomePageProps = {
  /** The shop's list, for the boxes in the hero; empty draws plain ones. */
  products: readonly ProductSummary[]
  featuredCount: number
  /** The shelf of featured games. */
  children: ReactNode
}

export function HomePage({ products, featuredCount, children }: HomePageProps) {
  return (
    <>
      <Hero pictures={heroPictures(products, featuredCount)} />
      <FeaturedGames>{children}</FeaturedGames>
      <Benefits />
      <Categories />
    </>
  )
}
