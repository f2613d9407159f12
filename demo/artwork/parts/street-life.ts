import { inks } from '../inks.ts'
import { n, repeat } from './geometry.ts'

const key = inks.night

/** The dog of the gully asleep with a garland on, its belly on 0,0; about 250 wide. */
export function sleepingDog(coat: string, patch: string): string {
  const garland = repeat(7, (index) => {
    const x = -66 + index * 11
    return `<circle cx="${x}" cy="${n(-62 + Math.abs(index - 3) * -5 + index * 7)}" r="9.5" fill="${index % 2 === 0 ? inks.marigold : inks.orange}" stroke-width="4"/>`
  })
  return `<path d="M96 -30C150 -34 146 -84 112 -82" fill="none" stroke-width="28"/><path d="M96 -30C150 -34 146 -84 112 -82" fill="none" stroke="${coat}" stroke-width="15"/><path d="M-64 -2C-76 -70 -20 -108 34 -102C92 -96 120 -60 110 -2Z" fill="${coat}"/><path d="M20 -102C60 -104 96 -84 106 -52C70 -46 34 -64 20 -102Z" fill="${patch}"/><path d="M56 -4C44 -40 88 -58 104 -34" fill="none"/><path d="M-30 -10H-120C-134 -10 -134 8 -120 8H-24" fill="${coat}"/><path d="M30 8H104C118 8 118 -8 104 -8H52" fill="${coat}"/><path d="M-152 -14C-160 -36 -132 -44 -116 -48C-104 -82 -52 -84 -44 -50C-40 -22 -60 -8 -86 -8H-134C-142 -8 -150 -8 -152 -14Z" fill="${coat}"/><path d="M-66 -72C-50 -96 -22 -78 -30 -46C-46 -44 -60 -54 -66 -72Z" fill="${patch}"/><path d="M-110 -38Q-100 -30 -90 -38" fill="none" stroke-width="5.5"/><path d="M-158 -26C-158 -36 -144 -38 -142 -28C-142 -20 -156 -18 -158 -26Z" fill="${key}" stroke="none"/>${garland}`
}

/** A cat that sits upright and watches, its paws on 0,0; about 150 high. */
export function sittingCat(coat: string, collar: string): string {
  return `<path d="M40 -14C96 -8 92 -70 66 -74" fill="none" stroke-width="24"/><path d="M40 -14C96 -8 92 -70 66 -74" fill="none" stroke="${coat}" stroke-width="12"/><path d="M-44 0C-50 -50 -36 -84 0 -86C36 -84 50 -50 44 0Z" fill="${coat}"/><path d="M-14 0V-36M14 0V-36" stroke-width="5"/><path d="M-44 -116L-40 -160L-14 -138H14L40 -160L44 -116C44 -88 24 -74 0 -74C-24 -74 -44 -88 -44 -116Z" fill="${coat}"/><path d="M-30 -80Q0 -62 30 -80" fill="none" stroke="${collar}" stroke-width="9"/><circle cy="-68" r="8" fill="${inks.marigold}" stroke-width="4"/><g fill="${inks.lemon}" stroke-width="4"><circle cx="-17" cy="-114" r="10"/><circle cx="17" cy="-114" r="10"/></g><path d="M-17 -120V-108M17 -120V-108" stroke-width="6"/><path d="M-6 -98H6L0 -92Z" fill="${inks.rani}" stroke-width="3"/><path d="M-12 -88Q-6 -82 0 -90Q6 -82 12 -88" fill="none" stroke-width="4"/>`
}

/** A glass of cutting chai, standing on 0,0, with its steam. */
export function chaiGlass(scale: number): string {
  return `<g transform="scale(${n(scale)})"><path d="M-8 -66C-18 -80 2 -88 -8 -104M10 -66C0 -80 20 -88 10 -104" fill="none" stroke="${inks.cream}" stroke-width="6"/><path d="M-26 -56H26L19 0H-19Z" fill="${inks.cream}"/><path d="M-23 -42H23L18 -6H-18Z" fill="${inks.orange}" stroke="none"/><path d="M-26 -56L-19 0M-9 -54L-7 -2M9 -54L7 -2M26 -56L19 0" fill="none" stroke-width="4"/></g>`
}
