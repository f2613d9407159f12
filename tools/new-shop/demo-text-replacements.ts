import { INDIA_TIME_ZONE } from '#platform/india-time.ts'
import type { Answers } from './questions.ts'

/** A text in a file of the demonstration, and what replaces it in a new shop. */
type Change = readonly [before: string | RegExp, after: string]

/** Texts of the demonstration that a new shop must not show, by file. */
export const demoTextReplacements: Readonly<Record<string, readonly Change[]>> = {
  'merchant/home.ts': [
    ['Turn Any Gathering Into an Unforgettable Party', 'Something for every gathering'],
    [/'A gully at night[^']*'/, `'Rays in the colours of the shop'`],
    [/(const tiles: readonly CategoryTile\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
    [/(\n {2}picture: )\{ phone: '[^']*closing[^}]*\},/, '$1null,'],
    ['that one cousin', 'whoever is in'],
    ['Heard over the music', 'Heard from buyers'],
    ['What the gully says', 'What buyers say'],
  ],
  // The menu then shows the store's own collections.
  'merchant/navigation.ts': [[/ {2}\{ label: '[^']*', to: '\/category\/[^']*' \},\n/g, '']],
  'merchant/faq.ts': [
    ['Ask the gully', 'Ask us'],
    [/'Party and family games fill[^']*'/, `'Each game says it on its page and its box.'`],
    ['Are the games for adults only?', 'From what age are the games?'],
    [/'Drinking and couple games[^']*'/, `'The age is on the back of each box.'`],
    [/'The cards, a rule sheet[^']*'/, `'Whatever the game needs. Its page lists it all.'`],
  ],
  'merchant/footer.ts': [
    [
      /export function footerLine.*?\n\}\n/s,
      "export function footerLine(madeInIndia: string | null): string {\n  return [brand.tagline, madeInIndia].filter(Boolean).join(' ')\n}\n",
    ],
  ],
  'merchant/policies/shipping.ts': [
    ['From our gully to yours', 'From us to you'],
    ['how your card games', 'how your games'],
    [' yet: cousins abroad will have to visit.', ' yet.'],
  ],
  'merchant/policies/returns.ts': [
    ['misprinted or defective cards', 'misprinted or defective parts'],
    [' because the cousins won', ''],
    ['of the box and the cards', 'of the box and what is in it'],
  ],
  'merchant/policies/terms.ts': [
    ['sells its card games', 'sells its games'],
    [/ Drinking games are sold to[^']*/, ''],
    [/ {4}\{\n {6}id: 'play',.*?\n {4}\},\n/s, ''],
    ['the box art, the cards and the texts', 'the box art, the games and the texts'],
    ['printing our cards', 'copying our games'],
  ],
  'merchant/policies/privacy.ts': [['What happens in the gully', 'What happens to your data']],
  'merchant/policies/size-guide.ts': [
    ['Wherever dadi sits', 'Any big table'],
    ['Fits in a tote, fills a room', 'How big, and for whom'],
    ['Box, cards, players and room: how', 'How'],
    ['card game box size', 'game box size'],
    [/ Drinking games are for[^']*/, ''],
    [/ +\{\n +picture: .*?\n +\},\n/s, ''],
  ],
  'merchant/seo/not-found.ts': [
    ['This lane of the gully leads nowhere.', 'There is no such page.'],
  ],
  'merchant/seo/about.ts': [[/`How one[^`]*`/, `\`Who is behind \${brand.name}.\``]],
  'merchant/seo/home.ts': [
    ['Party Card Games for Adults in India', 'Games in India'],
    [
      /'Party card games for adults: [^']*'/,
      `'Games for every gathering, delivered across India.'`,
    ],
    [`'party card games for adults', `, ''],
  ],
  'merchant/seo/seo.ts': [[/(defaultKeywords = )\[.*?\n\]/s, `$1['games']`]],
  'merchant/seo/all-products.ts': [
    ['Shop Fun & Spicy Card Games', 'All Games'],
    [' in one place: party, drinking, couple and family card games.', ' in one place.'],
    ['buy card games online india', 'buy games online india'],
  ],
  'merchant/seo/search.ts': [
    ['a party, drinking, couple or family card game', 'a game'],
    ['search card games', 'search games'],
  ],
  'merchant/seo/game-presets.ts': [
    ['Part of our games for parties, couples and families. See', 'See'],
    [/(const presets: readonly Preset\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
  ],
  'merchant/share-picture.ts': [[/three boxes of party card games on a sunburst\. /, '']],
  'merchant/hero-scene.ts': [[/(heroScene: HeroScene \| null = )\{.*?\n\}\n/s, '$1null\n']],
  'merchant/story.ts': [
    [/(const steps: readonly StoryStep\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
    ['Once in a quiet corner', 'Behind the counter'],
    ['How a quiet boy started a loud shop', 'Who we are'],
    [/summary: `[^`]*`/, 'summary: brand.tagline'],
    [/title: 'Your corner is taken[^']*'/, `title: 'Come and play.'`],
    [/'Pick a box, call three[^']*'/, `'Pick a game and call somebody you like.'`],
    [/parentNote: `[^`]*`/, `parentNote: \`\${brand.name} is a shop of \${brand.parentCompany}.\``],
  ],
  'merchant/voices.ts': [
    [/(testimonials: readonly Testimonial\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
    [/(\}\)\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
    [/(stats: readonly Stat\[\] = )\[.*?\n\]\n/s, '$1[]\n'],
  ],
  'merchant/real-moments.ts': [
    [/const moments = \[.*?\n\] as const satisfies/s, 'const moments = [] as const satisfies'],
  ],
}

/** What the shop says about delivery, from the owner's answers: pages show it only where the store's rates agree. */
export function answerDelivery({ fee, freeFrom }: Answers['delivery'], day: string): Change {
  const from = freeFrom ?? (Number(fee) === 0 ? '0' : null)
  const claim = from && `{ value: ${from}, source: 'our delivery rates', date: '${day}' }`
  return [/(freeShippingAbove: )(?:null|\{.*?\})/, `$1${claim}`]
}

/** The day from which a page of `merchant/policies` applies, as buyers read it: `1 December 2026`. */
export function datePolicy(day: Date): Change {
  const text = day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: INDIA_TIME_ZONE })
  return ['1 November 2026', text]
}

/** The file with all changes; a text that the owner has already rewritten stays. */
export function replaceTexts(text: string, parts: readonly Change[]): string {
  return parts.reduce((changed, [before, after]) => {
    return typeof before === 'string'
      ? changed.replaceAll(before, after)
      : changed.replace(before, after)
  }, text)
}
