import { dropPath, heartPath, n, polar, repeat, starPath, xy } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

function lemonSlice(cx: number, cy: number, radius: number, rind: string, paper: string): string {
  const spokes = repeat(4, (index) => {
    const from = xy(polar(cx, cy, radius * 0.62, index / 8))
    const to = xy(polar(cx, cy, radius * 0.62, index / 8 + 0.5))
    return `M${from}L${to}`
  })
  return (
    `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${rind}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${n(radius * 0.74)}" fill="${paper}" ${plain}/>` +
    `<path d="${spokes}" stroke="${rind}" stroke-width="7"/>`
  )
}

/** A tumbler banded like a roulette wheel, with straw and lemon. */
export const rouletteTumbler: Emblem = ({ a, b, c, key, paper }) => {
  const cell = (index: number) => {
    const left = -88 + index * 22
    const skew = (x: number) => x * 0.94
    const fill = index % 2 === 0 ? key : paper
    return `<path d="M${n(left)} 42H${n(left + 22)}L${n(skew(left + 22))} 94H${n(skew(left))}Z" fill="${fill}" ${plain}/>`
  }
  return `<g transform="rotate(5) translate(0 12)">
<path d="M4 40L52 -168L112 -186" stroke-width="26"/><path d="M4 40L52 -168L112 -186" stroke="${c}" stroke-width="11"/>
<path d="M-104 -96H104L77 134Q74 158 50 158H-50Q-74 158 -77 134Z" fill="${paper}"/>
<path d="M-96 -28Q-50 -56 -4 -28T96 -28L77 134Q74 158 50 158H-50Q-74 158 -77 134Z" fill="${a}" ${plain}/>
${repeat(8, cell)}
<path d="M-88 42H88M-83 94H83" stroke-width="7"/>
<g fill="${paper}" ${plain}><circle cx="-48" cy="10" r="11"/><circle cx="38" cy="-4" r="8"/><circle cx="58" cy="20" r="6"/><circle cx="-40" cy="126" r="9"/><circle cx="36" cy="130" r="7"/></g>
<path d="M-104 -96H104L77 134Q74 158 50 158H-50Q-74 158 -77 134Z"/>
${lemonSlice(-96, -98, 50, b, paper)}
</g>`
}

/** A bottle turned on its head, its last drop going into a thirsty shot glass. */
export const upturnedBottle: Emblem = ({ a, b, c, key, paper }) => `<g transform="translate(0 -4)">
<g transform="rotate(12) translate(18 0)">
<path d="M-58 -176Q-58 -186 -46 -186H46Q58 -186 58 -176V-60C58 -22 24 -18 24 16V46H-24V16C-24 -18 -58 -22 -58 -60Z" fill="${a}"/>
<path d="M-58 -150H58V-62H-58Z" fill="${paper}"/>
<path d="${starPath(0, -106, 34)}" fill="${b}" stroke-width="6"/>
<path d="M-38 -46C-30 -28 -8 -14 -6 22" stroke="${paper}" stroke-width="9" opacity="0.75"/>
<path d="M-31 28H31V58H-31Z" fill="${b}"/>
</g>
<path d="${dropPath(2, 86, 38)}" fill="${b}" stroke-width="7"/>
<path d="M-70 106H70L52 186Q50 196 40 196H-40Q-50 196 -52 186Z" fill="${paper}"/>
<path d="M-60 148Q-30 134 0 148T60 148L52 186Q50 196 40 196H-40Q-50 196 -52 186Z" fill="${b}" stroke-width="6"/>
<path d="M-92 78L-116 62M-80 52L-92 28M84 72L110 54M74 46L84 22" stroke="${c}" stroke-width="10"/>
<circle cx="-26" cy="172" r="6" fill="${paper}" ${plain}/><circle cx="18" cy="178" r="5" fill="${key}" ${plain}/>
</g>`

/** A party cup whose straw writes the question. */
export const questionCup: Emblem = ({ a, b, c, key, paper }) => {
  const straw = 'M8 20V-34C8 -76 74 -74 74 -124C74 -162 44 -182 8 -182C-26 -182 -50 -162 -54 -130'
  return `<g transform="translate(0 6)">
<path d="${straw}" stroke-width="38"/><path d="${straw}" stroke="${paper}" stroke-width="21"/>
<path d="${straw}" stroke="${c}" stroke-width="21" stroke-dasharray="16 26" stroke-linecap="butt"/>
<path d="M-102 -12H102L74 160Q71 178 52 178H-52Q-71 178 -74 160Z" fill="${a}"/>
<path d="M-86 86L86 86L81 116H-81Z" fill="${b}" ${plain}/>
<path d="M-88 74H88M-80 122H80" stroke="${paper}" stroke-width="6"/>
<path d="M-114 -32H114Q122 -32 120 -22L117 -4Q115 4 106 4H-106Q-115 4 -117 -4L-120 -22Q-122 -32 -114 -32Z" fill="${b}"/>
<g><circle cx="-34" cy="42" r="17" fill="${paper}" stroke-width="6"/><circle cx="34" cy="42" r="17" fill="${paper}" stroke-width="6"/></g>
<circle cx="-28" cy="36" r="7" fill="${key}" ${plain}/><circle cx="40" cy="36" r="7" fill="${key}" ${plain}/>
<path d="M-22 142Q0 156 24 138" stroke-width="8"/>
</g>`
}

/** A whisky peg in the middle of a party spinner. */
export const peg: Emblem = ({ a, b, c, key, paper }) => {
  const inks = [a, paper, b, c]
  const slice = (index: number) => {
    const from = xy(polar(0, 0, 178, index / 8))
    const to = xy(polar(0, 0, 178, (index + 1) / 8))
    return `<path d="M0 0L${from}A178 178 0 0 1 ${to}Z" fill="${inks[index % 4]}" stroke-width="6"/>`
  }
  const pin = (index: number) => {
    const [x, y] = polar(0, 0, 160, index / 8)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="7" fill="${key}" ${plain}/>`
  }
  return `${repeat(8, slice)}<circle r="178"/>${repeat(8, pin)}
<g transform="rotate(38)"><path d="M-16 118V-88H-56L0 -168L56 -88H16V118L0 100Z" fill="${key}" stroke="${paper}" stroke-width="8"/></g>
<g transform="translate(-8 30) scale(0.84)"><path d="M-86 -66H86L74 96Q72 112 54 112H-54Q-72 112 -74 96Z" fill="${paper}"/>
<path d="M-79 -6H79L72 90Q70 104 54 104H-54Q-70 104 -72 90Z" fill="${a}" ${plain}/>
<g fill="${paper}" stroke-width="6"><rect x="-56" y="-22" width="52" height="52" rx="9" transform="rotate(-14 -30 4)"/><rect x="6" y="-10" width="50" height="50" rx="9" transform="rotate(16 30 15)"/></g>
<path d="M-44 -4L-30 -12M22 6L38 4" stroke="${a}" stroke-width="6"/>
<path d="M-86 -66H86L74 96Q72 112 54 112H-54Q-72 112 -74 96Z"/>
<path d="M-58 56L-54 82" stroke="${paper}" stroke-width="9"/></g>`
}

/** Kettle pouring a long stream of cutting chai. */
export const kettle: Emblem = ({ a, b, c, key, paper }) => `<g transform="translate(-2 0)">
<path d="M-118 -92C-118 -178 32 -178 32 -92" stroke-width="30"/><path d="M-118 -92C-118 -178 32 -178 32 -92" stroke="${c}" stroke-width="13"/>
<path d="M44 -2C78 -6 66 -62 112 -78L132 -60C110 -42 112 44 50 62Z" fill="${a}"/>
<path d="M-138 20C-138 -56 -96 -88 -43 -88C10 -88 52 -56 52 20C52 72 24 96 -6 100H-80C-112 96 -138 72 -138 20Z" fill="${a}"/>
<path d="M-96 -74C-92 -98 6 -98 10 -74C-16 -58 -70 -58 -96 -74Z" fill="${paper}"/>
<circle cx="-43" cy="-106" r="15" fill="${c}"/>
<path d="M-134 4Q-43 36 50 4" stroke-width="7"/><path d="M-132 38Q-43 70 46 38" stroke-width="7"/>
<g fill="${paper}" ${plain}>${repeat(5, (index) => `<circle cx="${-107 + index * 32}" cy="${n(36 + 10 * Math.sin((index + 0.5) * 0.63))}" r="9"/>`)}</g>
<path d="M-104 -24Q-96 -48 -74 -58" stroke="${paper}" stroke-width="9"/>
<path d="M124 -70C150 -74 156 -30 130 -18C128 10 128 30 128 74" stroke-width="26"/><path d="M124 -66C146 -68 150 -34 128 -20C128 10 128 30 128 92" stroke="${b}" stroke-width="12"/>
<path d="M80 70H178L166 166Q164 176 154 176H104Q94 176 92 166Z" fill="${paper}"/>
<path d="M84 100Q106 90 129 100T174 100L166 166Q164 176 154 176H104Q94 176 92 166Z" fill="${b}" ${plain}/>
<path d="M80 70H178L166 166Q164 176 154 176H104Q94 176 92 166Z"/>
<path d="M108 112L112 164M129 112V164M150 112L146 164" stroke="${key}" stroke-width="5"/>
<path d="M70 176H188" stroke-width="11"/>
<path d="${heartPath(-108, 150, 36)}" fill="${c}" stroke-width="6"/><path d="${heartPath(-52, 158, 26)}" fill="${c}" stroke-width="6"/>
</g>`
