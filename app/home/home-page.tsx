import type { ReactNode } from 'react'
import { lazyPartOnInteraction } from '#app/browser/on-demand.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Benefits } from './benefits.tsx'
import { Categories } from './categories.tsx'
import { ClosingCall } from './closing-call.tsx'
import { FeatureTiles } from './feature-tiles.tsx'
import { FeaturedGames } from './featured-games.tsx'
import { Hero } from './hero.tsx'
import { HomeQuestions } from './home-questions.tsx'

/** Rendered on the server and hydrated on interaction. */
const HomeDeck = lazyPartOnInteraction(() =>
  import('./home-deck.tsx').then((part) => part.HomeDeck),
)

/** Rendered on the server; dealing boxes needs its script. */
const PartyFinder = lazyPartOnInteraction(() =>
  import('./party-finder.tsx').then((part) => part.PartyFinder),
)

/** Far below the fold. The placeholder has the final height, because `/#faq` scrolls past it. */
const HomeVoices = lazyPartOnInteraction(
  () => import('./home-voices.tsx').then((part) => part.HomeVoices),
  <VoicesWaiting />,
)
const Newsletter = lazyPartOnInteraction(() =>
  import('./newsletter.tsx').then((part) => part.Newsletter),
)

/**
 * Specification section 2, Home.
 * @param children the featured games; null in a shop without any
 */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Hero />
      <HomeDeck />
      {children !== null && <FeaturedGames>{children}</FeaturedGames>}
      <Benefits />
      <Categories />
      <PartyFinder />
      <FeatureTiles />
      <HomeVoices />
      <HomeQuestions />
      <Newsletter />
      <ClosingCall />
    </>
  )
}

function VoicesWaiting() {
  const { voices } = useClaims()
  return (
    <div
      className={voices ? 'min-h-[167rem] md:min-h-[130rem]' : 'min-h-[99rem] md:min-h-[84rem]'}
    />
  )
}
