import { inks } from '../inks.ts'
import type { DrawnHandle, Palette } from '../palettes.ts'
import { coolCat, laughingUncle, masks, mime, winkingKing } from './characters.ts'
import { kettle, peg, questionCup, rouletteTumbler, upturnedBottle } from './drinks.ts'
import type { Emblem } from './emblem.ts'
import { giftStack, groom, loveBirds, midnightBottle, seeingHand } from './festive.ts'
import { letter, lips, phones, pillow, roseWheel, scooter } from './love.ts'
import { clapboard, gramophone, microphone, zippedBubble } from './sounds.ts'
import { autoRickshaw, familyHouse, maskedUmbrella, pocket, spannerCharm } from './street.ts'
import { glitterBall, gullyCricket, quarrel, rocket, spinningTop, tipsyPawn } from './toys.ts'

/** Which emblem says what a game is. */
export const emblems: Record<DrawnHandle, Emblem> = {
  'shot-roulette': rouletteTumbler,
  'drunk-ludo': tipsyPawn,
  'couple-taboo': lips,
  'truth-and-dare-after-dark': midnightBottle,
  'how-well-do-you-know-your-friends': masks,
  'bollywood-buzz': clapboard,
  'cousins-kalesh': quarrel,
  'bundle-fun-three-game-night': giftStack,
  'epic-cousins-family-pack': familyHouse,
  'endless-laughter-combo': laughingUncle,
  'great-desi-party-game': gramophone,
  'bottoms-up-the-drinking-game': upturnedBottle,
  'couple-quest-52-date-nights': scooter,
  'romance-roulette': roseWheel,
  'drink-if': questionCup,
  'dumb-charades-filmy-edition': mime,
  'desi-taboo': zippedBubble,
  'truth-and-dare-family': spinningTop,
  'chai-pe-charcha': kettle,
  'antakshari-attack': microphone,
  'shaadi-shenanigans': groom,
  'never-have-i-ever-desi-tales': seeingHand,
  'spin-the-peg': peg,
  'auto-rickshaw-rush': autoRickshaw,
  jugaad: spannerCharm,
  'gully-cricket-cards': gullyCricket,
  'monsoon-mafia': maskedUmbrella,
  'kitty-party-killer': coolCat,
  'love-letters-and-little-lies': letter,
  'pillow-talk': pillow,
  'long-distance-love': phones,
  'weekend-party-bundle': rocket,
  'couple-combo-taboo-and-pillow-talk': loveBirds,
  'house-party-pack': glitterBall,
  'pocket-antics': pocket,
  'rummy-night': winkingKing,
}

/** A game's emblem printed in its palette, still without its key line (see `inked`). */
export function emblemOf(handle: DrawnHandle, palette: Palette): string {
  return emblems[handle]({ ...palette, key: palette.board, paper: inks.cream, skin: inks.skin })
}
