import { inks } from '../inks.ts'
import { dropPath, glintPath, heartPath, n, polar, repeat, starPath } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

/** An auto going faster than its meter. */
export const autoRickshaw: Emblem = ({ a, b, c, key, paper, skin }) => {
  const rider = (x: number, y: number, shirt: string, mouth: string) =>
    `<g transform="translate(${x} ${y})"><path d="M-30 70C-30 34 30 34 30 70Z" fill="${shirt}" stroke-width="7"/><circle cy="8" r="29" fill="${skin}" stroke-width="7"/><path d="M-27 2C-26 -30 26 -30 27 2C14 -12 -14 -12 -27 2Z" fill="${key}" stroke-width="2"/><circle cx="4" cy="10" r="3.5" fill="${key}" ${plain}/><circle cx="17" cy="10" r="3.5" fill="${key}" ${plain}/>${mouth}</g>`
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="120" r="40" fill="${key}"/><circle cx="${x}" cy="120" r="17" fill="${paper}" stroke-width="7"/>`
  return `<g transform="translate(6 6)">
<path d="M-192 -60H-164M-198 -16H-166M-192 28H-168M-196 150H-150" stroke="${b}" stroke-width="12"/>
${wheel(-84)}
<path d="M-92 -112H70L104 -6V60H-92Z" fill="${paper}"/>
${rider(-38, -44, c, '<path d="M4 20Q12 26 18 19" stroke-width="5"/>')}${rider(52, -44, b, '<path d="M2 20Q12 14 22 20" stroke-width="7"/>')}
<path d="M92 -30L66 -4M66 -4L88 16" stroke-width="9"/>
<path d="M-148 14H44C56 14 60 26 64 40H96L112 -16C146 -10 168 26 170 62C170 78 168 90 164 100C142 70 96 78 80 116H-36C-42 66 -122 66 -130 116C-146 116 -152 108 -152 96Z" fill="${b}"/>
<path d="M-146 44H38" stroke="${a}" stroke-width="10"/>
<path d="M-152 18V-66C-152 -112 -124 -136 -84 -136H32C62 -136 76 -126 86 -104L122 -14L104 -6L74 -84Q68 -98 54 -98H-76Q-88 -98 -88 -86V18Z" fill="${a}"/>
<path d="M-152 -40H-90" stroke-width="7"/><path d="M-134 -86Q-124 -112 -96 -116" stroke="${paper}" stroke-width="9"/>
<path d="${heartPath(-120, -12, 36)}" fill="${c}" stroke-width="6"/>
<path d="${repeat(5, (index) => `M${-82 + index * 28} -96q14 26 28 0`)}" fill="${a}" stroke-width="6"/>
${wheel(124)}
<path d="M78 116C88 64 164 62 172 112" stroke-width="22"/><path d="M78 116C88 64 164 62 172 112" stroke="${a}" stroke-width="8"/>
<circle cx="162" cy="30" r="17" fill="${paper}" stroke-width="8"/>
<path d="M-176 168H180" stroke-width="10" stroke-dasharray="46 22"/></g>`
}

/** Nimbu-mirchi hanging from the spanner that fixes everything. */
export const spannerCharm: Emblem = ({ a, b, c, key, paper }) => {
  const chilli = (x: number, y: number, tilt: number, fill: string, flip: number) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${flip} 1)"><path d="M-15 4C-17 -8 17 -8 16 6C18 44 10 74 -12 102C-8 72 -14 40 -15 4Z" fill="${fill}" stroke-width="7"/><path d="M-15 2Q0 12 16 3" stroke-width="6"/><path d="M0 -4Q2 -16 -6 -22" stroke-width="9"/><path d="M-3 20Q0 40 -2 56" stroke="${paper}" stroke-width="5"/></g>`
  return `<g transform="rotate(-24) translate(6 -92)">
<path d="M-118 -24H96L120 -58C140 -72 166 -68 178 -52L142 -34L142 2L178 22C164 40 138 42 118 28L96 8H-118C-124 34 -146 46 -168 38C-188 28 -190 -2 -180 -22C-166 -48 -128 -48 -118 -24Z" fill="${a}"/>
<circle cx="-150" cy="-2" r="15" fill="${paper}" stroke-width="8"/><path d="M-96 -12H84" stroke="${paper}" stroke-width="8"/>
</g>
<path d="M10 -92V110" stroke-width="9"/>
<path d="M-12 -100C-16 -124 36 -128 34 -104C34 -86 -8 -84 -12 -100Z" fill="${paper}" stroke-width="7"/>
${chilli(-34, 58, 34, c, 1)}${chilli(56, 58, -34, c, -1)}${chilli(-18, 74, 20, c, 1)}${chilli(40, 74, -20, c, -1)}${chilli(0, 84, 8, inks.vermilion, 1)}${chilli(24, 84, -8, c, -1)}
<g transform="translate(10 -2)"><path d="M-14 -74Q0 -84 14 -74C52 -66 74 -36 74 0C74 38 48 62 16 70Q0 82 -16 70C-48 62 -74 38 -74 0C-74 -36 -52 -66 -14 -74Z" fill="${b}"/>
<path d="M-50 -26Q-42 -46 -20 -54" stroke="${paper}" stroke-width="10"/>
<path d="M-36 2Q-24 -14 -12 2M36 2Q24 -14 12 2" stroke-width="8"/><path d="M-26 22Q0 52 26 22Z" fill="${key}" stroke-width="7"/>
<path d="M-64 22H-52M64 22H52" stroke="${inks.vermilion}" stroke-width="11"/></g>
<path d="${glintPath(-116, -112, 34)}" fill="${b}" stroke-width="6"/><path d="${starPath(138, 64, 26)}" fill="${inks.vermilion}" stroke-width="6"/><path d="${starPath(-130, 78, 22)}" fill="${inks.vermilion}" stroke-width="6"/>`
}

/** An umbrella that keeps its identity secret. */
export const maskedUmbrella: Emblem = ({ a, b, c, key, paper }) => {
  const rain = ([x, y]: readonly [number, number]) =>
    `<path d="${dropPath(x, y, 34)}" fill="${paper}" stroke-width="6" transform="rotate(14 ${x} ${y})"/>`
  const drops = (
    [
      [-150, -92],
      [-112, -150],
      [150, -86],
      [112, -150],
      [-156, 66],
      [158, 60],
      [108, 120],
    ] as const
  ).map(rain)
  return `${drops.join('')}
<path d="M0 20V138C0 182 -66 182 -66 138" stroke-width="30"/><path d="M0 20V138C0 182 -66 182 -66 138" stroke="${b}" stroke-width="12"/>
<path d="M-162 18C-162 -84 -92 -142 0 -142C92 -142 162 -84 162 18C140 -8 108 -8 86 18C64 -8 22 -8 0 18C-22 -8 -64 -8 -86 18C-108 -8 -140 -8 -162 18Z" fill="${a}"/>
<path d="M-86 18C-84 -60 -50 -116 0 -142C50 -116 84 -60 86 18C64 -8 22 -8 0 18C-22 -8 -64 -8 -86 18Z" fill="${c}"/>
<path d="M0 -142V-168" stroke-width="13"/>
<path d="M-124 -40Q-108 -84 -70 -108" stroke="${paper}" stroke-width="8"/>
<path d="M-112 -42C-76 -64 -34 -58 0 -40C34 -58 76 -64 112 -42C118 0 94 34 54 34C26 34 12 16 0 6C-12 16 -26 34 -54 34C-94 34 -118 0 -112 -42Z" fill="${key}" stroke-width="7"/>
<path d="M-82 -14C-64 -34 -36 -28 -26 -6C-42 10 -70 10 -82 -14ZM82 -14C64 -34 36 -28 26 -6C42 10 70 10 82 -14Z" fill="${paper}" stroke-width="4"/>
<circle cx="-46" cy="-9" r="10" fill="${key}" ${plain}/><circle cx="62" cy="-10" r="10" fill="${key}" ${plain}/>
<path d="${glintPath(-104, 128, 24)}" fill="${b}" ${plain}/>`
}

/** The family house with everybody at the windows and bunting out. */
export const familyHouse: Emblem = ({ a, b, c, key, paper, skin }) => {
  const flag = (index: number) => {
    const x = -136 + index * 34
    const sag = 26 * Math.sin(((index + 0.5) / 8) * Math.PI)
    const fills = [a, c, b, paper]
    return `<path d="M${x} ${n(-46 + sag)}h32l-16 32Z" fill="${fills[index % 4]}" stroke-width="5"/>`
  }
  const face = (x: number, y: number, hair: string, mouth: string) =>
    `<g transform="translate(${x} ${y})"><rect x="-28" y="-34" width="56" height="62" rx="28" fill="${b}" stroke-width="8"/><circle cy="4" r="19" fill="${skin}" stroke-width="6"/><path d="M-18 0C-18 -26 18 -26 18 0C8 -10 -8 -10 -18 0Z" fill="${hair}" stroke-width="4"/><circle cx="-7" cy="5" r="3" fill="${key}" ${plain}/><circle cx="7" cy="5" r="3" fill="${key}" ${plain}/>${mouth}<path d="M-32 30H32" stroke-width="10"/></g>`
  return `<g transform="translate(0 4)"><path d="M-128 -40H128V160H-128Z" fill="${paper}"/>
<path d="M-164 -34L0 -166L164 -34Z" fill="${a}"/><path d="M-112 -34L0 -124L112 -34Z" fill="${c}" stroke-width="7"/>
<circle cx="0" cy="-68" r="24" fill="${b}" stroke-width="7"/><path d="M0 -90V-46M-22 -68H22" stroke-width="5"/>
<path d="M0 -164V-194L40 -182L0 -170" fill="${c}" stroke-width="8"/>
${repeat(8, flag)}
${face(-78, 54, key, '<path d="M-7 13Q0 19 7 13" stroke-width="4"/>')}${face(78, 54, paper, '<path d="M-9 12Q0 6 9 12" stroke-width="6"/>')}
<path d="M-40 160V72C-40 24 40 24 40 72V160Z" fill="${c}"/><path d="M0 40V160" stroke-width="6"/><circle cx="-12" cy="108" r="5" fill="${key}" ${plain}/><circle cx="12" cy="108" r="5" fill="${key}" ${plain}/>
<path d="M-104 112H-56V136H-104ZM56 112H104V136H56Z" fill="${a}" stroke-width="7"/>
<path d="M-172 164H172" stroke-width="12"/><g fill="${c}" stroke-width="5"><circle cx="-148" cy="150" r="10"/><circle cx="148" cy="150" r="10"/></g></g>`
}

/** A kurta pocket that cannot keep its cards quiet. */
export const pocket: Emblem = ({ a, b, c, key, paper }) => {
  const card = (x: number, y: number, tilt: number, fill: string, inside: string) =>
    `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-52" y="-84" width="104" height="170" rx="16" fill="${fill}"/>${inside}</g>`
  return `${card(-72, -46, -20, paper, `<path d="${heartPath(-22, -50, 34)}" fill="${b}" ${plain}/>`)}
${card(74, -44, 20, b, `<path d="${starPath(22, -48, 22)}" fill="${c}" ${plain}/>`)}
${card(0, -72, 0, c, `<circle cx="-20" cy="-40" r="8" fill="${key}" ${plain}/><path d="M10 -38Q20 -50 32 -38" stroke-width="8"/><path d="M-28 -14Q0 12 28 -14" stroke-width="8"/><path d="M0 -2C0 26 26 24 22 -6" fill="${b}" stroke-width="7"/>`)}
<path d="M-124 -14H124V104C124 142 60 160 0 182C-60 160 -124 142 -124 104Z" fill="${a}"/>
<path d="M-124 -14H124V28H-124Z" fill="${c}"/>
${repeat(6, (index) => `<circle cx="${n(-104 + index * 41.6)}" cy="7" r="9" fill="${b}" ${plain}/>`)}
<path d="M-104 48V100C-104 124 -50 142 0 160C50 142 104 124 104 100V48Z" stroke="${paper}" stroke-width="6" stroke-dasharray="15 14"/>
<g transform="translate(0 86)">${repeat(8, (index) => {
    const [x, y] = polar(0, 0, 26, index / 8)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="12" fill="${paper}" ${plain}/>`
  })}<circle r="17" fill="${b}" ${plain}/></g>`
}
