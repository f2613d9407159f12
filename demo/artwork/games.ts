import type { Game } from './game.ts'
import type { DrawnHandle } from './palettes.ts'
import type { CornerKind } from './parts/corners.ts'
import type { PetalKind } from './parts/petals.ts'
import type { RayKind } from './parts/rays.ts'
import type { AwningKind } from './parts/scallops.ts'

/** The shelf a game stands on decides the ornaments in the corners of its label. */
const ornament = {
  party: 'star',
  drinking: 'drop',
  couple: 'heart',
  family: 'flower',
  combo: 'glint',
} as const satisfies Record<string, CornerKind>

type Shapes = [rays: RayKind, petals: PetalKind, awning: AwningKind]
type Look = `${Shapes[0]} ${Shapes[1]} ${Shapes[2]}`

type Row = [
  handle: DrawnHandle,
  shelf: keyof typeof ornament,
  title: string[],
  hindi: string,
  look: Look,
]

const rows: Row[] = [
  ['shot-roulette', 'drinking', ['Shot', 'Roulette'], 'शॉट रूलेट', 'straight lotus scallop'],
  ['drunk-ludo', 'drinking', ['Drunk', 'Ludo'], 'टल्ली लूडो', 'swirl round bunting'],
  ['couple-taboo', 'couple', ['Couple', 'Taboo'], 'कपल टैबू', 'straight lotus scallop'],
  [
    'truth-and-dare-after-dark',
    'party',
    ['Truth and Dare:', 'After Dark'],
    'सच या हिम्मत',
    'burst flame ogee',
  ],
  [
    'how-well-do-you-know-your-friends',
    'party',
    ['How Well Do You', 'Know Your Friends?'],
    'यार या ग़द्दार',
    'straight fan scallop',
  ],
  ['bollywood-buzz', 'party', ['Bollywood', 'Buzz'], 'बॉलीवुड बज़', 'burst round bunting'],
  ['cousins-kalesh', 'party', ['Cousins', 'Kalesh'], 'कज़िन्स कलेश', 'straight lotus scallop'],
  [
    'bundle-fun-three-game-night',
    'combo',
    ['Bundle Fun:', 'Three Game Night'],
    'बंडल धमाल',
    'swirl fan bunting',
  ],
  [
    'epic-cousins-family-pack',
    'combo',
    ['Epic Cousins', 'Family Pack'],
    'पूरा ख़ानदान',
    'straight marigold bunting',
  ],
  [
    'endless-laughter-combo',
    'combo',
    ['Endless Laughter', 'Combo'],
    'हँसी का डबल डोज़',
    'burst fan scallop',
  ],
  [
    'great-desi-party-game',
    'party',
    ['The Great', 'Desi Party Game'],
    'देसी पार्टी',
    'straight lotus ogee',
  ],
  [
    'bottoms-up-the-drinking-game',
    'drinking',
    ['Bottoms Up:', 'The Drinking Game'],
    'बॉटम्स अप',
    'swirl flame scallop',
  ],
  [
    'couple-quest-52-date-nights',
    'couple',
    ['Couple Quest:', '52 Date Nights'],
    'बावन मुलाक़ातें',
    'burst round scallop',
  ],
  ['romance-roulette', 'couple', ['Romance', 'Roulette'], 'इश्क़ रूलेट', 'straight marigold ogee'],
  ['drink-if', 'drinking', ['Drink', 'If…'], 'पियो अगर', 'swirl lotus bunting'],
  [
    'dumb-charades-filmy-edition',
    'party',
    ['Dumb Charades:', 'Filmy Edition'],
    'मूक अभिनय',
    'straight fan bunting',
  ],
  ['desi-taboo', 'party', ['Desi', 'Taboo'], 'देसी टैबू', 'burst lotus scallop'],
  [
    'truth-and-dare-family',
    'family',
    ['Truth and Dare:', 'Family Friendly'],
    'सच और साहस',
    'swirl round scallop',
  ],
  ['chai-pe-charcha', 'family', ['Chai Pe', 'Charcha'], 'चाय पे चर्चा', 'straight marigold ogee'],
  ['antakshari-attack', 'family', ['Antakshari', 'Attack'], 'अंताक्षरी', 'burst flame bunting'],
  [
    'shaadi-shenanigans',
    'party',
    ['Shaadi', 'Shenanigans'],
    'शादी के लफड़े',
    'straight marigold ogee',
  ],
  [
    'never-have-i-ever-desi-tales',
    'drinking',
    ['Never Have I Ever:', 'Desi Tales'],
    'कभी नहीं किया',
    'straight lotus ogee',
  ],
  ['spin-the-peg', 'drinking', ['Spin', 'the Peg'], 'घूमता पेग', 'swirl round scallop'],
  [
    'auto-rickshaw-rush',
    'family',
    ['Auto Rickshaw', 'Rush'],
    'ऑटो की दौड़',
    'burst marigold bunting',
  ],
  ['jugaad', 'party', ['Jugaad!'], 'जुगाड़', 'straight flame scallop'],
  ['gully-cricket-cards', 'family', ['Gully Cricket', 'Cards'], 'गली क्रिकेट', 'burst fan scallop'],
  ['monsoon-mafia', 'party', ['Monsoon', 'Mafia'], 'मानसून माफ़िया', 'swirl lotus scallop'],
  [
    'kitty-party-killer',
    'party',
    ['Kitty Party', 'Killer'],
    'किटी पार्टी क़ातिल',
    'burst round ogee',
  ],
  [
    'love-letters-and-little-lies',
    'couple',
    ['Love, Letters', '& Little Lies'],
    'इश्क़ और झूठ',
    'straight fan ogee',
  ],
  ['pillow-talk', 'couple', ['Pillow', 'Talk'], 'तकिए की बातें', 'burst round scallop'],
  ['long-distance-love', 'couple', ['Long Distance', 'Love'], 'दूर का प्यार', 'swirl lotus scallop'],
  [
    'weekend-party-bundle',
    'combo',
    ['Weekend Party', 'Bundle'],
    'वीकेंड धमाका',
    'burst flame bunting',
  ],
  [
    'couple-combo-taboo-and-pillow-talk',
    'combo',
    ['Couple Combo:', 'Taboo + Pillow Talk'],
    'जोड़ी कॉम्बो',
    'straight lotus ogee',
  ],
  ['house-party-pack', 'combo', ['House Party', 'Pack'], 'हाउस पार्टी', 'burst round bunting'],
  ['pocket-antics', 'party', ['Pocket', 'Antics'], 'जेबी शरारत', 'swirl fan scallop'],
  [
    'rummy-night',
    'family',
    [
      'The Unreasonably Long and Extremely Competitive',
      'Rummy Night',
      'for Cousins, Chachas and Everyone Else Who Claims They Never Cheat',
    ],
    'रमी की रात',
    'straight flame ogee',
  ],
]

const loudParts: Partial<Record<DrawnHandle, number>> = { 'rummy-night': 1 }

function toGame([handle, shelf, title, hindi, look]: Row): Game {
  // `Look` is these three words and a space between them, so splitting gives the words back.
  const [rays, petals, awning] = look.split(' ') as Shapes
  const corner = ornament[shelf]
  return { handle, title, loud: loudParts[handle], hindi, corner, rays, petals, awning }
}

/** Every game that has pictures, in the order of the catalogue. */
export const games: readonly Game[] = rows.map(toGame)

/** One drawn game by its handle; every drawn handle has a row above. */
export function gameOf(handle: DrawnHandle): Game {
  const game = games.find((candidate) => candidate.handle === handle)
  if (game === undefined) throw new Error(`No such game: ${handle}`)
  return game
}
