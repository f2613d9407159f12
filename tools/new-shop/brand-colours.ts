import { contrast } from '#app/styles/contrast.ts'

const NIGHT = '#1b0f24'
/** Backgrounds of text in app/styles/tokens.css: papers and skies of each theme. */
const papers = {
  light: ['#fff6e6', '#ffeed0', '#ffe2b0', '#ffffff', '#bfe9fb', '#d3f1fd'],
  dark: ['#160c1d', '#221331', '#28183a', '#2e1b3e', '#1b0f24', '#251634'],
} as const
const READABLE = 4.5

/** The tokens of merchant/colours.css, in its order. */
export type BrandColours = Readonly<
  Record<'coral' | 'coral-deep' | 'coral-lit' | 'label-marigold' | 'label-marigold-lit', string> &
    Record<'coral-text' | 'marigold', readonly [light: string, dark: string]>
>

/**
 * The brand's tokens from its two colours, each #rrggbb. A colour with too little contrast is made lighter or darker
 * until it is readable: buttons and labels have dark lettering.
 */
export function toBrandColours(main: string, second: string): BrandColours {
  const button = until(main, '#ffffff', [NIGHT])
  const label = until(second, '#ffffff', [NIGHT, '#3d2154'])
  return {
    coral: button,
    'coral-deep': mix(button, '#000000', 0.4),
    'coral-lit': mix(button, '#ffffff', 0.15),
    'coral-text': asText(main),
    'label-marigold': label,
    'label-marigold-lit': mix(label, '#ffffff', 0.2),
    marigold: asText(second),
  }
}

function asText(colour: string): readonly [string, string] {
  return [until(colour, '#000000', papers.light), until(colour, '#ffffff', papers.dark)]
}

/** The colour, mixed with as little of another as it needs for contrast to all of these. */
function until(colour: string, other: string, against: readonly string[]): string {
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(colour, other, part)
    if (against.every((paper) => contrast(mixed, paper) >= READABLE)) return mixed
  }
  return other
}

function mix(one: string, other: string, part: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round(from + (to - from) * part)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The text of merchant/colours.css with these colours in place of the old ones. */
export function writeColours(css: string, colours: BrandColours): string {
  return Object.entries(colours).reduce(
    (text, [token, value]) =>
      text.replace(new RegExp(`(--${token}: )[^;]+`), (_, start: string) =>
        typeof value === 'string' ? start + value : `${start}light-dark(${value.join(', ')})`,
      ),
    css,
  )
}
