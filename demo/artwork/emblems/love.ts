import { heartPath, n, polar, repeat, xy } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

/** Lips with a heart of shine on them and a heart for a beauty spot. */
export const lips: Emblem = ({ a, b, c, key, paper }) => `<g transform="rotate(-4)">
<path d="M-176 -6C-128 -46 -84 -104 -42 -104C-20 -104 -8 -88 0 -80C8 -88 20 -104 42 -104C84 -104 128 -46 176 -6C140 72 74 124 0 124C-74 124 -140 72 -176 -6Z" fill="${key}"/>
<path d="M-118 -4C-70 -18 -44 2 0 2C44 2 70 -18 118 -4C78 18 40 28 0 28C-40 28 -78 18 -118 -4Z" fill="${paper}" stroke-width="5"/>
<path d="M-40 0V24M0 4V27M40 0V24" stroke-width="4"/>
<path d="M-176 -6C-128 -46 -84 -104 -42 -104C-20 -104 -8 -88 0 -80C8 -88 20 -104 42 -104C84 -104 128 -46 176 -6C112 -34 52 -6 0 -4C-52 -6 -112 -34 -176 -6Z" fill="${a}" ${plain}/>
<path d="M-176 -6C-112 12 -60 40 0 40C60 40 112 12 176 -6C140 72 74 124 0 124C-74 124 -140 72 -176 -6Z" fill="${a}" ${plain}/>
<path d="M-70 78Q-40 98 0 102" stroke="${b}" stroke-width="11"/>
<path d="${heartPath(62, 68, 42)}" fill="${b}" ${plain} transform="rotate(-18 62 68)"/>
<path d="M-72 -58Q-56 -78 -40 -78" stroke="${b}" stroke-width="11"/>
<path d="${heartPath(128, -104, 40)}" fill="${c}" stroke-width="7"/>
</g>`

/** The scooter whose headlight is a heart, with a second helmet waiting. */
export const scooter: Emblem = ({ a, b, c, key, paper }) => {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="118" r="46" fill="${key}"/><circle cx="${x}" cy="118" r="24" fill="${paper}" stroke-width="7"/><circle cx="${x}" cy="118" r="6" fill="${key}" ${plain}/>`
  return `<g transform="translate(-4 2)">
<path d="M120 -84L186 -118M124 -68L192 -68M120 -52L186 -18" stroke="${c}" stroke-width="10"/>
${wheel(-96)}${wheel(108)}
<path d="M-166 96C-170 24 -130 -10 -84 -10H-20C-4 -10 6 0 6 18V66H46C60 66 62 54 60 40L44 -60H92L108 62C130 62 156 78 160 106H72C66 118 52 124 40 124H-36C-40 86 -66 70 -96 70C-124 70 -150 82 -166 96Z" fill="${a}"/>
<path d="M-148 34C-120 18 -60 16 -44 44C-36 60 -38 76 -44 90" stroke-width="7"/>
<path d="M-134 54Q-120 42 -102 42" stroke="${paper}" stroke-width="9"/>
<path d="M-142 -18C-146 -46 -124 -50 -96 -42C-70 -34 -44 -44 -18 -42C0 -40 6 -14 -8 -10H-120C-134 -10 -140 -8 -142 -18Z" fill="${c}"/>
<path d="M44 -60L36 -112L-2 -124" stroke-width="22"/><path d="M44 -60L36 -112L-2 -124" stroke="${paper}" stroke-width="6"/>
<path d="M26 -134C40 -150 84 -146 96 -118L92 -60H44Z" fill="${a}"/>
<path d="${heartPath(92, -72, 66)}" fill="${b}"/>
<path d="M78 -88Q72 -84 74 -74" stroke="${paper}" stroke-width="7"/>
<path d="M34 -136L18 -172" stroke-width="9"/><circle cx="14" cy="-180" r="17" fill="${paper}" stroke-width="8"/>
<path d="M-146 -54C-146 -128 -46 -128 -46 -54L-54 -46H-138Z" fill="${b}"/>
<path d="M-144 -62H-46" stroke="${paper}" stroke-width="8"/><path d="${heartPath(-98, -86, 30)}" fill="${paper}" ${plain}/>
<path d="M-184 166H184" stroke-width="10" stroke-dasharray="44 26"/>
</g>`
}

/** A roulette wheel with a rose for its hub. */
export const roseWheel: Emblem = ({ a, b, c, key, paper }) => {
  const pocket = (index: number) => {
    const from = index / 16
    const to = (index + 1) / 16
    const fill = index % 2 === 0 ? a : key
    return `<path d="M${xy(polar(0, 0, 100, from))}L${xy(polar(0, 0, 172, from))}A172 172 0 0 1 ${xy(polar(0, 0, 172, to))}L${xy(polar(0, 0, 100, to))}Z" fill="${fill}" stroke="${b}" stroke-width="4"/>`
  }
  const mark = (index: number) => {
    const [x, y] = polar(0, 0, 142, (index + 0.5) / 16)
    const turn = ((index + 0.5) / 16) * 360
    return `<path d="${heartPath(0, 0, 25)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})" fill="${paper}" ${plain}/>`
  }
  const petal = (turn: number, distance: number, size: number) => {
    const [x, y] = polar(0, 0, distance, turn)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${size}" fill="${a}" stroke-width="6"/>`
  }
  const leaf = (turn: number) =>
    `<path d="M0 -52Q36 -84 0 -124Q-36 -84 0 -52Z" transform="rotate(${turn})" fill="${c}" stroke-width="6"/>`
  return `<circle r="184" fill="${b}"/><circle r="172" fill="${key}" ${plain}/>${repeat(16, pocket)}${repeat(16, mark)}
<circle r="100" fill="${b}" stroke-width="7"/>
${leaf(30)}${leaf(150)}${leaf(270)}
${repeat(5, (index) => petal(index / 5, 40, 40))}
<circle r="50" fill="${a}" stroke-width="6"/>
<path d="M-40 -14C-26 -44 30 -44 38 -8C44 30 -8 44 -22 16C-30 -6 2 -24 14 -4C18 8 4 14 -2 6" stroke-width="7"/>
<path d="M40 6Q40 40 4 48" stroke-width="7"/>
<circle cx="118" cy="-66" r="17" fill="${paper}" stroke-width="7"/>`
}

/** A sealed letter; the seal has horns and a tail. */
export const letter: Emblem = ({ a, b, c, key, paper }) => `<g transform="rotate(-5)">
<path d="M-128 -42L-118 -168Q-117 -178 -107 -178H107Q117 -178 118 -168L128 -42Z" fill="${paper}" transform="translate(0 6)"/>
<path d="M-84 -136H40M-84 -106H84" stroke="${a}" stroke-width="8"/>
<path d="M-162 -64Q-162 -76 -150 -76H150Q162 -76 162 -64V116Q162 132 146 132H-146Q-162 132 -162 116Z" fill="${b}"/>
<path d="M-158 126L-44 24M158 126L44 24" stroke-width="8"/>
<path d="M-160 -70L-16 58Q0 70 16 58L160 -70Q158 -76 150 -76H-150Q-158 -76 -160 -70Z" fill="${c}"/>
<path d="M34 84C76 132 128 128 122 92C118 70 92 76 98 94" stroke-width="20"/><path d="M34 84C76 132 128 128 122 92C118 70 92 76 98 94" stroke="${a}" stroke-width="7"/>
<path d="M-48 -10C-62 -36 -54 -58 -40 -66C-40 -46 -30 -36 -12 -30Z" fill="${a}"/><path d="M48 -10C62 -36 54 -58 40 -66C40 -46 30 -36 12 -30Z" fill="${a}"/>
<path d="${heartPath(0, 32, 124)}" fill="${a}"/>
<path d="M-34 10L-14 20M34 10L14 20" stroke="${key}" stroke-width="8"/>
<circle cx="-22" cy="30" r="7" fill="${key}" ${plain}/><circle cx="22" cy="30" r="7" fill="${key}" ${plain}/>
<path d="M-22 50Q4 68 26 44" stroke-width="8"/>
</g>`

/** A pillow dozing off in the arms of the moon. */
export const pillow: Emblem = ({ a, b, c, key, paper }) => `
<path d="M-30 -176A128 128 0 1 0 128 -18A104 104 0 0 1 -30 -176Z" fill="${b}" transform="rotate(-8) translate(8 10)"/>
<g transform="rotate(-7) translate(8 56)">
<path d="M-150 -78C-132 -62 -106 -66 -86 -70C-30 -82 40 -82 92 -70C112 -66 134 -62 152 -78C170 -90 180 -70 168 -54C154 -34 156 32 168 52C180 70 168 90 150 76C134 64 112 66 92 70C36 80 -34 80 -86 70C-108 66 -134 64 -150 76C-168 90 -180 70 -168 52C-156 32 -154 -34 -168 -54C-180 -70 -168 -90 -150 -78Z" fill="${a}"/>
<path d="M-138 -48C-128 -20 -128 22 -138 48M138 -48C128 -20 128 22 138 48" stroke="${paper}" stroke-width="8"/>
<path d="M-78 -14Q-54 10 -30 -14M30 -14Q54 10 78 -14" stroke-width="10"/>
<path d="M-72 -2L-82 10M-54 4V18M-36 -2L-28 10M36 -2L28 10M54 4V18M72 -2L82 10" stroke-width="6"/>
<ellipse cx="0" cy="34" rx="13" ry="11" fill="${key}" ${plain}/>
<ellipse cx="-88" cy="32" rx="20" ry="12" fill="${c}" ${plain}/><ellipse cx="88" cy="32" rx="20" ry="12" fill="${c}" ${plain}/>
</g>
<g stroke="${paper}" stroke-width="11"><path d="M32 -64H62L32 -34H62"/><path d="M78 -116H116L78 -76H116"/></g>
<g fill="${paper}" ${plain}><circle cx="2" cy="-98" r="7"/><circle cx="56" cy="-150" r="6"/><circle cx="150" cy="-46" r="6"/></g>`

/** Two phones and the paper plane that flies from one to the other. */
export const phones: Emblem = ({ a, b, c, key, paper }) => {
  const phone = (x: number, tilt: number, fill: string, face: string) =>
    `<g transform="translate(${x} 62) rotate(${tilt})"><rect x="-56" y="-104" width="112" height="208" rx="20" fill="${key}"/><rect x="-46" y="-88" width="92" height="168" rx="8" fill="${fill}" ${plain}/>${face}<circle cy="92" r="5" fill="${paper}" ${plain}/></g>`
  const eyes = (sign: number) =>
    `<circle cx="-20" cy="-22" r="7" fill="${key}" ${plain}/><circle cx="20" cy="-22" r="7" fill="${key}" ${plain}/><path d="M-24 ${10 + sign}Q0 ${36 + sign} 24 ${10 + sign}" stroke-width="8"/>`
  return `<path d="M-100 -64C-80 -150 -20 -176 46 -140" stroke-width="9" stroke-dasharray="2 22"/>
${phone(-98, -9, c, `${eyes(0)}<path d="${heartPath(-22, -56, 22)}" fill="${a}" ${plain}/>`)}
${phone(98, 9, paper, `${eyes(0)}<path d="${heartPath(22, -56, 22)}" fill="${a}" ${plain}/>`)}
<path d="${heartPath(0, 66, 62)}" fill="${a}"/><path d="M-16 50Q-22 56 -18 66" stroke="${paper}" stroke-width="7"/>
<g transform="translate(66 -128) rotate(16)"><path d="M-58 -34L66 -6L-16 14Z" fill="${paper}"/><path d="M-16 14L-22 54L10 8Z" fill="${b}"/><path d="M66 -6L10 8L34 40Z" fill="${paper}"/><path d="M66 -6L-16 14" stroke-width="7"/></g>`
}
