import { inks } from '../inks.ts'
import type { Character } from '../parts/figure.ts'

const shoes = (ink: string) =>
  `<path d="M-45 4C-46 -12 -14 -14 -7 -6V4ZM45 4C46 -12 14 -14 7 -6V4Z" fill="${ink}"/>`

/** What is below the shirt's hem: skirt or trousers, and feet at 0,0. */
export function drawLegs({ garment, skin }: Character): string {
  const { kind, cloth, trim } = garment
  if (kind === 'frock') {
    return `<path d="M-30 -40V-4H-12V-40ZM30 -40V-4H12V-40Z" fill="${skin}"/>${shoes(inks.rani)}<path d="M-52 -66H52L72 -24Q0 -8 -72 -24Z" fill="${cloth}"/><path d="M-66 -33Q0 -18 66 -33" fill="none" stroke="${trim}"/>`
  }
  if (kind === 'saree') {
    return `${shoes(trim)}<path d="M-50 -62H50L58 -6Q0 6 -58 -6Z" fill="${cloth}"/><path d="M-55 -17Q0 -5 55 -17" fill="none" stroke="${inks.marigold}" stroke-width="8"/><path d="M6 -60L-6 -8M22 -60L18 -8" fill="none" stroke-width="4"/>`
  }
  if (kind === 'kurta' || kind === 'vest') {
    return `<path d="M-44 -50H44L38 -6H7L0 -26L-7 -6H-38Z" fill="${inks.cream}"/>${shoes(inks.vermilion)}<path d="M-51 -66H51L55 -26H-55Z" fill="${kind === 'kurta' ? cloth : inks.cream}"/>`
  }
  return `<path d="M-50 -56H50L42 -6H8L0 -30L-8 -6H-42Z" fill="${inks.navy}"/>${shoes(trim)}`
}
