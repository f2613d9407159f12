import type { RealMomentSlug } from '#merchant/real-moments.ts'
import type { Clip } from './clip.ts'
import { arrowPicks } from './scenes/arrow-picks.ts'
import { chaiToast } from './scenes/chai-toast.ts'
import { dadiWins } from './scenes/dadi-wins.ts'
import { firstDeal } from './scenes/first-deal.ts'
import { guessIt } from './scenes/guess-it.ts'
import { lightsOn } from './scenes/lights-on.ts'
import { luckySix } from './scenes/lucky-six.ts'
import { phonesAway } from './scenes/phones-away.ts'
import { towerOfCups } from './scenes/tower-of-cups.ts'
import { twoBlush } from './scenes/two-blush.ts'

/** Scenes by moment of the home page. */
export const clips: Record<RealMomentSlug, Clip> = {
  'first-deal': firstDeal,
  'dadi-wins': dadiWins,
  'two-blush': twoBlush,
  'lucky-six': luckySix,
  'lights-on': lightsOn,
  'guess-it': guessIt,
  'phones-away': phonesAway,
  'tower-of-cups': towerOfCups,
  'arrow-picks': arrowPicks,
  'chai-toast': chaiToast,
}

export function isClip(name: string): name is RealMomentSlug {
  return Object.hasOwn(clips, name)
}
