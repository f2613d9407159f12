import { inks } from '../inks.ts'
import { n } from '../parts/geometry.ts'
import type { Body } from './body.ts'
import type { Pose } from './figure.ts'

const key = inks.night

/** Eyes around -14 and 14, -174. */
const eyes = {
  arches: '<path d="M-21 -172Q-14 -182 -7 -172M7 -172Q14 -182 21 -172" fill="none"/>',
  shut: '<path d="M-21 -176Q-14 -168 -7 -176M7 -176Q14 -168 21 -176" fill="none"/>',
  squeezed: '<path d="M-22 -181L-9 -174L-22 -168M22 -181L9 -174L22 -168" fill="none"/>',
  dots: `<g fill="${key}" stroke="none"><circle cx="-14" cy="-174" r="5.5"/><circle cx="14" cy="-174" r="5.5"/></g>`,
  wide: `<g fill="${inks.cream}"><circle cx="-15" cy="-176" r="11"/><circle cx="15" cy="-176" r="11"/></g><g fill="${key}" stroke="none"><circle cx="-15" cy="-176" r="4.5"/><circle cx="15" cy="-176" r="4.5"/></g>`,
  wink: `<circle cx="-14" cy="-174" r="5.5" fill="${key}" stroke="none"/><path d="M7 -172Q14 -182 21 -172" fill="none"/>`,
  sly: `<g fill="${key}" stroke="none"><circle cx="-14" cy="-172" r="5.5"/><circle cx="14" cy="-172" r="5.5"/></g><path d="M-24 -182L-8 -177M24 -182L8 -177" fill="none"/>`,
} as const

const mouths = {
  grin: `<path d="M-15 -160H15Q12 -143 0 -143Q-12 -143 -15 -160Z" fill="${inks.cream}"/>`,
  laugh: `<path d="M-19 -162H19Q17 -137 0 -137Q-17 -137 -19 -162Z" fill="${key}"/><path d="M-14 -159H14L13 -154H-13Z" fill="${inks.cream}" stroke="none"/><path d="M-9 -144Q0 -151 9 -144Q0 -137 -9 -144Z" fill="${inks.coral}" stroke="none"/>`,
  smile: '<path d="M-12 -157Q0 -145 12 -157" fill="none"/>',
  smirk: '<path d="M-10 -152Q4 -148 13 -158" fill="none"/>',
  oh: `<ellipse cy="-151" rx="8" ry="10" fill="${key}"/>`,
  flat: '<path d="M-9 -152H9" fill="none"/>',
  wobble: '<path d="M-14 -151Q-7 -158 0 -151T14 -151" fill="none"/>',
  down: '<path d="M-11 -149Q0 -158 11 -149" fill="none"/>',
} as const

const moods = {
  happy: ['arches', 'grin'],
  laughing: ['squeezed', 'laugh'],
  cheering: ['arches', 'laugh'],
  amazed: ['wide', 'oh'],
  calm: ['dots', 'smile'],
  bored: ['dots', 'flat'],
  keen: ['dots', 'grin'],
  sly: ['sly', 'smirk'],
  proud: ['shut', 'smirk'],
  winking: ['wink', 'grin'],
  shy: ['shut', 'wobble'],
  worried: ['wide', 'wobble'],
  sad: ['dots', 'down'],
  blinking: ['shut', 'smile'],
  calling: ['dots', 'laugh'],
} as const satisfies Record<string, readonly [keyof typeof eyes, keyof typeof mouths]>

/** Expression. */
export type Mood = keyof typeof moods

const lip = `<path d="M0 -164C-8 -172 -22 -166 -26 -156C-16 -154 -6 -154 0 -159C6 -154 16 -154 26 -156C22 -166 8 -172 0 -164Z" fill="${key}" stroke="none"/>`
const rims = `<g fill="${inks.cream}"><circle cx="-15" cy="-175" r="13"/><circle cx="15" cy="-175" r="13"/></g>`

/** The face of a head at 0,-172, turned in the pose's direction. */
export function drawFace(
  { glasses, moustache }: Body,
  { mood = 'happy', look = [0, 0], blush = 0 }: Pose,
): string {
  const [eye, mouth] = moods[mood]
  const cheeks =
    blush > 0
      ? `<g fill="${inks.coral}" stroke="none"><circle cx="-25" cy="-159" r="${n(9.5 * blush)}"/><circle cx="25" cy="-159" r="${n(9.5 * blush)}"/></g>`
      : ''
  return `<g transform="translate(${n(look[0] * 9)} ${n(look[1] * 7)})" stroke-width="5.5">${cheeks}${glasses ? rims : ''}${eyes[eye]}${mouths[mouth]}${moustache ? lip : ''}</g>`
}
