import { inks } from '../inks.ts'
import { n, polar, repeat } from './geometry.ts'

export type HairStyle =
  | 'side'
  | 'curls'
  | 'long'
  | 'bob'
  | 'bun'
  | 'plaits'
  | 'turban'
  | 'cap'
  | 'spikes'
  | 'veil'
  | 'bald'

export interface Hair {
  style: HairStyle
  ink: string
  /** Ink of the cloth or the flowers worn in it. */
  worn: string
}

const solid = 'stroke="none"'
const parting =
  'M0 -60C-32 -58 -54 -36 -55 2C-50 6 -48 2 -46 -4C-40 -20 -10 -26 0 -52C10 -26 40 -20 46 -4C48 2 50 6 55 2C54 -36 32 -58 0 -60Z'

function ring(count: number, radius: number, size: number, from: number, to: number): string {
  return repeat(count, (index) => {
    const [x, y] = polar(0, -14, radius, from + ((to - from) * index) / (count - 1))
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}"/>`
  })
}

function plait(side: number, { ink, worn }: Hair): string {
  const knots = [0, 1, 2, 3]
    .map(
      (index) =>
        `<ellipse cx="${side * (58 + index * 3)}" cy="${38 + index * 27}" rx="17" ry="17" fill="${ink}"/>`,
    )
    .join('')
  const x = side * 68
  return `${knots}<path d="M${x} 134L${x - 20} 120V152ZM${x} 134L${x + 20} 120V152Z" fill="${worn}"/>`
}

/** Hair behind a head at 0,0: draw it before the face. */
export function hairBehind(hair: Hair): string {
  const { style, ink, worn } = hair
  if (style === 'curls') return `<g fill="${ink}">${ring(13, 56, 26, -0.4, 0.4)}</g>`
  if (style === 'long')
    return `<path d="M-60 -8C-68 -90 68 -90 60 -8C60 30 80 70 70 112H-70C-80 70 -60 30 -60 -8Z" fill="${ink}"/>`
  if (style === 'bob')
    return `<path d="M-60 -8C-68 -88 68 -88 60 -8C62 26 66 40 58 56H-58C-66 40 -62 26 -60 -8Z" fill="${ink}"/>`
  if (style === 'bun')
    return `<g fill="${worn}">${repeat(9, (index) => {
      const [x, y] = polar(0, -64, 31, index / 9)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="11" stroke-width="5"/>`
    })}</g><circle cy="-66" r="28" fill="${ink}"/>`
  if (style === 'plaits') return plait(-1, hair) + plait(1, hair)
  if (style === 'veil')
    return `<path d="M-66 120C-84 -20 -78 -92 0 -94C78 -92 84 -20 66 120Z" fill="${worn}"/>`
  return ''
}

function turban(ink: string, worn: string): string {
  return `<path d="M34 -80C40 -110 66 -120 78 -112C70 -100 72 -84 56 -66Z" fill="${ink}"/><path d="M-58 -10C-82 -106 82 -106 58 -10C30 -36 -30 -36 -58 -10Z" fill="${worn}"/><path d="M-60 -34C-30 -52 14 -66 40 -74M-52 -64C-30 -76 -4 -82 16 -84M58 -30C40 -44 22 -52 8 -56" fill="none" stroke="${ink}" stroke-width="7"/><path d="M0 -66L11 -50L0 -34L-11 -50Z" fill="${inks.marigold}" stroke-width="5"/>`
}

function cap(ink: string, worn: string): string {
  return `<path d="M-54 0C-56 -10 -54 -24 -50 -30L50 -30C54 -24 56 -10 54 0L46 -18H-46Z" fill="${ink}"/><path d="M-54 -20C-58 -84 58 -84 54 -20Z" fill="${worn}"/><path d="M-54 -22C-20 -30 40 -30 92 -14C92 -4 84 -2 76 -4C40 -14 -20 -14 -54 -14Z" fill="${worn}"/><circle cy="-68" r="6" fill="${inks.cream}" stroke-width="4"/>`
}

/** Hair in front of a face at 0,0. */
export function hairAbove(hair: Hair): string {
  const { style, ink, worn } = hair
  if (style === 'turban') return turban(ink, worn)
  if (style === 'cap') return cap(ink, worn)
  if (style === 'curls')
    return `<g fill="${ink}" ${solid}>${ring(9, 50, 19, -0.24, 0.24)}${ring(5, 36, 17, -0.14, 0.14)}</g>`
  if (style === 'bob')
    return `<path d="M-55 4C-64 -78 64 -78 55 4C50 -4 46 -14 42 -24C20 -14 -20 -14 -42 -24C-46 -14 -50 -4 -55 4Z" fill="${ink}"/>`
  if (style === 'spikes')
    return `<path d="M-54 0C-64 -30 -56 -50 -46 -56L-48 -78L-24 -66L-14 -88L4 -68L24 -84L28 -62L50 -66L48 -46C58 -34 58 -14 54 0C48 -10 46 -24 36 -32L20 -22L8 -34L-8 -22L-20 -34L-34 -24C-44 -20 -48 -10 -54 0Z" fill="${ink}"/>`
  if (style === 'bald')
    return `<path d="M-52 4C-62 -6 -60 -30 -50 -36C-46 -22 -44 -10 -52 4ZM52 4C62 -6 60 -30 50 -36C46 -22 44 -10 52 4Z" fill="${ink}"/>`
  if (style === 'veil')
    return `<path d="${parting}" fill="${ink}"/><path d="M-66 120C-86 -20 -80 -92 0 -94C80 -92 86 -20 66 120L50 104C62 -10 60 -64 0 -66C-60 -64 -62 -10 -50 104Z" fill="${worn}"/><path d="M-58 100C-74 -18 -68 -78 0 -80C68 -78 74 -18 58 100" fill="none" stroke="${inks.marigold}" stroke-width="6" stroke-dasharray="0.1 13"/>`
  if (style === 'side')
    return `<path d="M-54 2C-70 -66 -18 -92 26 -82C48 -80 64 -46 54 2C48 -4 46 -16 44 -26C26 -20 -6 -24 -24 -40C-28 -26 -46 -22 -54 2Z" fill="${ink}"/>`
  return `<path d="${parting}" fill="${ink}"/>`
}
