import { inks } from '../inks.ts'
import { n } from './geometry.ts'

export type Hair = 'short' | 'long' | 'bun' | 'turban' | 'plaits' | 'bald'
export type Arms = 'up' | 'wave' | 'cards' | 'clap'
export type Dress = 'kurta' | 'saree' | 'frock'

/** A matchbox figure, about 220 tall, standing on 0,0. */
export interface Person {
  hair: Hair
  hairInk: string
  skin: string
  dress: Dress
  cloth: string
  trim: string
  arms: Arms
  moustache?: boolean
  glasses?: boolean
}

const key = inks.night
const bare = 'stroke="none"'

function limb(path: string, cloth: string): string {
  return `<path d="${path}" fill="none" stroke="${key}" stroke-width="29"/><path d="${path}" fill="none" stroke="${cloth}" stroke-width="17"/>`
}

function hand(x: number, y: number, skin: string): string {
  return `<circle cx="${x}" cy="${y}" r="13" fill="${skin}"/>`
}

function fan(x: number, y: number, trim: string): string {
  return [-34, -8, 18]
    .map(
      (tilt) =>
        `<rect x="-14" y="-44" width="28" height="42" rx="5" fill="${tilt === -8 ? trim : inks.cream}" stroke-width="5" transform="translate(${x} ${y}) rotate(${tilt})"/>`,
    )
    .join('')
}

function drawArms({ arms, cloth, skin, trim }: Person): string {
  const right = 'M34 -128L66 -150L74 -196'
  if (arms === 'up') {
    return `${limb(right, cloth)}${limb('M-34 -128L-66 -150L-74 -196', cloth)}${hand(75, -206, skin)}${hand(-75, -206, skin)}`
  }
  if (arms === 'wave') {
    return `${limb(right, cloth)}${limb('M-34 -124L-58 -96L-46 -64', cloth)}${hand(75, -206, skin)}${hand(-44, -58, skin)}`
  }
  if (arms === 'clap') {
    return `${limb('M34 -124L52 -96L14 -92', cloth)}${limb('M-34 -124L-52 -96L-14 -92', cloth)}${hand(7, -96, skin)}${hand(-7, -92, skin)}`
  }
  return `${limb('M34 -124L58 -100L40 -84', cloth)}${limb('M-34 -124L-58 -100L-40 -84', cloth)}${fan(-34, -82, trim)}${hand(38, -80, skin)}${hand(-36, -80, skin)}`
}

function drawDress({ dress, cloth, trim, skin }: Person): string {
  const feet = `<path d="M-26 0H-6M6 0H26" stroke="${key}" stroke-width="13"/>`
  if (dress === 'frock') {
    return `<path d="M-14 -40V-4M14 -40V-4" stroke="${skin}" stroke-width="13"/>${feet}<path d="M-34 -136Q0 -148 34 -136L32 -96L58 -34H-58L-32 -96Z" fill="${cloth}"/><path d="M-32 -96H32" stroke="${trim}" stroke-width="9"/><path d="M-52 -46H52" stroke="${trim}" stroke-width="7"/>`
  }
  if (dress === 'saree') {
    return `${feet}<path d="M-34 -136Q0 -148 34 -136L38 -90L54 -6H-54L-38 -90Z" fill="${cloth}"/><path d="M-34 -136Q-12 -146 0 -143L44 -56L48 -34L-38 -96Z" fill="${trim}"/><path d="M-50 -22H50" stroke="${trim}" stroke-width="9"/>`
  }
  return `<path d="M-30 -50H30L26 -8H5L0 -40L-5 -8H-26Z" fill="${inks.cream}"/>${feet}<path d="M-36 -136Q0 -148 36 -136L46 -38H-46Z" fill="${cloth}"/><path d="M0 -140V-86" stroke="${trim}" stroke-width="9"/><path d="M-44 -48H44" stroke="${trim}" stroke-width="7"/>`
}

function hairBehind({ hair, hairInk }: Person): string {
  if (hair === 'long')
    return `<path d="M-40 -176C-44 -230 44 -230 40 -176L44 -112H-44Z" fill="${hairInk}"/>`
  if (hair === 'bun') return `<circle cx="24" cy="-216" r="19" fill="${hairInk}"/>`
  if (hair === 'plaits') {
    return `<path d="M-34 -168L-50 -124M34 -168L50 -124" stroke="${key}" stroke-width="24"/><path d="M-34 -168L-50 -124M34 -168L50 -124" stroke="${hairInk}" stroke-width="12"/>`
  }
  return ''
}

function hairAbove({ hair, hairInk, trim, cloth }: Person): string {
  if (hair === 'bald')
    return `<path d="M-36 -176C-42 -170 -40 -160 -34 -158M36 -176C42 -170 40 -160 34 -158" stroke="${hairInk}" stroke-width="10"/>`
  if (hair === 'turban') {
    return `<path d="M-40 -184C-54 -238 54 -238 40 -184C18 -196 -18 -196 -40 -184Z" fill="${trim}"/><path d="M-36 -204C-10 -206 10 -216 24 -226" stroke="${cloth}" stroke-width="7"/>`
  }
  return `<path d="M-36 -172C-42 -222 42 -222 36 -172C26 -196 4 -200 -8 -196C-24 -194 -32 -184 -36 -172Z" fill="${hairInk}"/>`
}

function drawFace({ moustache, glasses }: Person): string {
  const rims = glasses
    ? `<g fill="${inks.cream}" stroke-width="5"><circle cx="-15" cy="-175" r="13"/><circle cx="15" cy="-175" r="13"/></g>`
    : ''
  const eyes = `${rims}<path d="M-21 -172Q-14 -182 -7 -172M7 -172Q14 -182 21 -172" stroke-width="5.5" fill="none"/>`
  const mouth = `<path d="M-15 -160H15Q12 -143 0 -143Q-12 -143 -15 -160Z" fill="${inks.cream}" stroke-width="5"/>`
  const lip = `<path d="M0 -164C-8 -172 -22 -166 -26 -156C-16 -154 -6 -154 0 -159C6 -154 16 -154 26 -156C22 -166 8 -172 0 -164Z" fill="${key}" ${bare}/>`
  return `${eyes}${mouth}${moustache ? lip : ''}`
}

/** Draws a figure with its feet at (x, y). */
export function drawPerson(person: Person, x: number, y: number, scale: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" stroke="${key}" stroke-width="7" stroke-linejoin="round" stroke-linecap="round">
${hairBehind(person)}${drawDress(person)}<circle cy="-172" r="37" fill="${person.skin}"/>${drawFace(person)}${hairAbove(person)}${drawArms(person)}</g>`
}
