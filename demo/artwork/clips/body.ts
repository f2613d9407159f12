import { inks } from '../inks.ts'

export type Hair = 'short' | 'long' | 'bun' | 'turban' | 'plaits' | 'bald'
export type Dress = 'kurta' | 'saree' | 'frock'

/** A matchbox figure's fixed looks. */
export interface Body {
  hair: Hair
  hairInk: string
  skin: string
  dress: Dress
  cloth: string
  trim: string
  moustache?: boolean
  glasses?: boolean
}

const key = inks.night

/** An arm along a path, with its outline. */
export function limb(path: string, cloth: string): string {
  return `<path d="${path}" fill="none" stroke="${key}" stroke-width="29"/><path d="${path}" fill="none" stroke="${cloth}" stroke-width="17"/>`
}

/** Clothes and feet. */
export function drawDress({ dress, cloth, trim, skin }: Body): string {
  const feet = `<path d="M-26 0H-6M6 0H26" stroke="${key}" stroke-width="13"/>`
  if (dress === 'frock') {
    return `<path d="M-14 -40V-4M14 -40V-4" stroke="${skin}" stroke-width="13"/>${feet}<path d="M-34 -136Q0 -148 34 -136L32 -96L58 -34H-58L-32 -96Z" fill="${cloth}"/><path d="M-32 -96H32" stroke="${trim}" stroke-width="9"/><path d="M-52 -46H52" stroke="${trim}" stroke-width="7"/>`
  }
  if (dress === 'saree') {
    return `${feet}<path d="M-34 -136Q0 -148 34 -136L38 -90L54 -6H-54L-38 -90Z" fill="${cloth}"/><path d="M-34 -136Q-12 -146 0 -143L44 -56L48 -34L-38 -96Z" fill="${trim}"/><path d="M-50 -22H50" stroke="${trim}" stroke-width="9"/>`
  }
  return `<path d="M-30 -50H30L26 -8H5L0 -40L-5 -8H-26Z" fill="${inks.cream}"/>${feet}<path d="M-36 -136Q0 -148 36 -136L46 -38H-46Z" fill="${cloth}"/><path d="M0 -140V-86" stroke="${trim}" stroke-width="9"/><path d="M-44 -48H44" stroke="${trim}" stroke-width="7"/>`
}

/** Hair behind the shoulders. */
export function hairBehind({ hair, hairInk }: Body): string {
  if (hair === 'long')
    return `<path d="M-40 -176C-44 -230 44 -230 40 -176L44 -112H-44Z" fill="${hairInk}"/>`
  if (hair === 'bun') return `<circle cx="24" cy="-216" r="19" fill="${hairInk}"/>`
  if (hair === 'plaits') {
    return `<path d="M-34 -168L-50 -124M34 -168L50 -124" stroke="${key}" stroke-width="24"/><path d="M-34 -168L-50 -124M34 -168L50 -124" stroke="${hairInk}" stroke-width="12"/>`
  }
  return ''
}

/** Hair (or turban) on the head. */
export function hairAbove({ hair, hairInk, trim, cloth }: Body): string {
  if (hair === 'bald')
    return `<path d="M-36 -176C-42 -170 -40 -160 -34 -158M36 -176C42 -170 40 -160 34 -158" stroke="${hairInk}" stroke-width="10"/>`
  if (hair === 'turban') {
    return `<path d="M-40 -184C-54 -238 54 -238 40 -184C18 -196 -18 -196 -40 -184Z" fill="${trim}"/><path d="M-36 -204C-10 -206 10 -216 24 -226" stroke="${cloth}" stroke-width="7"/>`
  }
  return `<path d="M-36 -172C-42 -222 42 -222 36 -172C26 -196 4 -200 -8 -196C-24 -194 -32 -184 -36 -172Z" fill="${hairInk}"/>`
}
