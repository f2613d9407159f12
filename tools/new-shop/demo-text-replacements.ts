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
    ['Heard over the music', 'Heard from buyers'],
    ['What the gully says', 'What buyers say'],
  ],
  // The menu then shows the store's own collections.
  'merchant/navigation.ts': [[/ {2}\{ label: '[^']*', to: '\/category\/[^']*' \},\n/g, '']],
  'merchant/faq.ts': [['Ask the gully', 'Ask us']],
  'merchant/footer.ts': [
    [
      /export function footerLine.*?\n\}\n/s,
      "export function footerLine(madeInIndia: string | null): string {\n  return [brand.tagline, madeInIndia].filter(Boolean).join(' ')\n}\n",
    ],
  ],
  'merchant/policies/shipping.ts': [['From our gully to yours', 'From us to you']],
  'merchant/policies/privacy.ts': [['What happens in the gully', 'What happens to your data']],
  'merchant/policies/size-guide.ts': [
    ['Wherever dadi sits', 'Any big table'],
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
  'merchant/seo/game-presets.ts': [
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

/** The file with all changes; a text that the owner has already rewritten stays. */
export function replaceTexts(text: string, parts: readonly Change[]): string {
  return parts.reduce((changed, [before, after]) => {
    return typeof before === 'string'
      ? changed.replaceAll(before, after)
      : changed.replace(before, after)
  }, text)
}
