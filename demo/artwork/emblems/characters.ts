import { dropPath, n, polar, repeat, starPath } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

/** A moustached uncle laughing until he cries. */
export const laughingUncle: Emblem = ({ a, b, c, key, paper }) => `<g transform="translate(0 4)">
<circle r="156" fill="${a}"/>
<path d="M-120 -98C-150 -164 -60 -196 0 -176C60 -196 150 -164 120 -98C90 -136 50 -130 0 -132C-50 -130 -90 -136 -120 -98Z" fill="${key}"/>
<path d="M-22 -172C-10 -196 26 -200 38 -184C22 -188 6 -182 -2 -170Z" fill="${key}"/>
<path d="M-96 -38Q-62 -86 -28 -38M28 -38Q62 -86 96 -38" stroke-width="14"/>
<path d="M-104 -84Q-66 -112 -30 -88M104 -84Q66 -112 30 -88" stroke-width="13"/>
<path d="M-96 44H96C92 106 52 138 0 138C-52 138 -92 106 -96 44Z" fill="${key}"/>
<path d="M-84 50H84L78 74H-78Z" fill="${paper}" ${plain}/>
<path d="M-46 116C-30 92 30 92 46 116C32 130 -32 130 -46 116Z" fill="${c}" ${plain}/>
<path d="M0 14C-24 -6 -64 2 -82 26C-94 42 -120 40 -132 22C-130 66 -92 82 -56 70C-34 62 -14 50 0 44C14 50 34 62 56 70C92 82 130 66 132 22C120 40 94 42 82 26C64 2 24 -6 0 14Z" fill="${key}"/>
<path d="M-16 6C-30 -18 30 -18 16 6" stroke-width="10"/>
<path d="${dropPath(-140, -14, 58)}" fill="${b}" stroke-width="7" transform="rotate(24 -140 -14)"/><path d="${dropPath(140, -14, 58)}" fill="${b}" stroke-width="7" transform="rotate(-24 140 -14)"/>
<path d="${dropPath(-158, 58, 36)}" fill="${b}" stroke-width="6" transform="rotate(30 -158 58)"/><path d="${dropPath(158, 58, 36)}" fill="${b}" stroke-width="6" transform="rotate(-30 158 58)"/>
<circle cx="-84" cy="-2" r="17" fill="${c}" ${plain} opacity="0.7"/><circle cx="84" cy="-2" r="17" fill="${c}" ${plain} opacity="0.7"/>
</g>`

/** A mime behind a wall that is not there, in a scarf of film. */
export const mime: Emblem = ({ a, b, c, key, paper, skin }) => {
  const hand = (side: number) =>
    `<g transform="translate(${side * 142} 40) scale(${side} 1) rotate(8)"><path d="M-30 66V2C-30 -12 -12 -12 -12 2V-42C-12 -56 8 -56 8 -42V-50C8 -64 28 -64 28 -48V-36C30 -48 46 -46 46 -32V22C46 44 38 54 32 66Z" fill="${paper}" stroke-width="8"/><path d="M8 -40V0M28 -34V2" stroke-width="5"/><path d="M-36 62H38V86H-36Z" fill="${b}" stroke-width="8"/></g>`
  return `<path d="M-96 190C-96 136 -60 118 0 118C60 118 96 136 96 190Z" fill="${paper}"/>
<path d="M-92 160H92M-78 136H78" stroke="${b}" stroke-width="11"/>
<path d="M-92 -40C-92 70 -46 126 0 126C46 126 92 70 92 -40C92 -70 -92 -70 -92 -40Z" fill="${paper}"/>
<path d="M-94 -38C-110 -10 -96 24 -84 30L-82 -30ZM94 -38C110 -10 96 24 84 30L82 -30Z" fill="${key}"/>
<path d="M-118 -58C-132 -128 -56 -166 6 -162C82 -160 142 -120 126 -76C118 -50 72 -46 30 -46C-30 -46 -108 -22 -118 -58Z" fill="${a}"/>
<path d="M8 -160L14 -186" stroke-width="13"/>
<path d="M-84 -92Q-56 -126 -12 -132" stroke="${c}" stroke-width="9"/>
<path d="M-60 -24Q-40 -38 -22 -24M22 -24Q40 -38 60 -24" stroke-width="9"/>
<path d="M-42 -8V44M42 -8V44" stroke-width="8"/><circle cx="-42" cy="14" r="14" fill="${key}" ${plain}/><circle cx="42" cy="14" r="14" fill="${key}" ${plain}/>
<circle cx="-62" cy="48" r="13" fill="${a}" ${plain} opacity="0.8"/><circle cx="62" cy="48" r="13" fill="${a}" ${plain} opacity="0.8"/>
<path d="M-24 72C-14 62 -6 64 0 68C6 64 14 62 24 72C14 88 -14 88 -24 72Z" fill="${a}" stroke-width="6"/>
<path d="M0 16L-8 40H8" stroke-width="6" stroke="${skin}"/>
<path d="M-74 112C-30 140 30 140 74 112L84 138C36 168 -36 168 -84 138Z" fill="${key}"/>
<path d="M-68 130C-24 156 24 156 68 130" stroke="${c}" stroke-width="10" stroke-dasharray="10 13" stroke-linecap="butt"/>
${hand(-1)}${hand(1)}`
}

/** The friend and the traitor: two masks. */
export const masks: Emblem = ({ a, b, c, key, paper }) => {
  const shape = 'M-92 -96C-60 -82 60 -82 92 -96C102 -20 96 98 0 122C-96 98 -102 -20 -92 -96Z'
  return `<path d="M-112 -40C-176 -20 -150 60 -184 96M-118 -20C-150 20 -120 80 -150 128" stroke="${b}" stroke-width="13"/>
<path d="M122 -88C176 -70 150 0 184 40M122 -66C150 -30 128 20 158 70" stroke="${b}" stroke-width="13"/>
<g transform="translate(60 38) rotate(13)"><path d="${shape}" fill="${c}"/>
<path d="M-62 -44L-14 -22M62 -44L14 -22" stroke-width="12"/>
<path d="M-58 -14Q-34 -30 -14 -2Q-42 8 -58 -14ZM58 -14Q34 -30 14 -2Q42 8 58 -14Z" fill="${key}" stroke-width="4"/>
<path d="M-40 76C-26 42 34 36 52 52" stroke-width="11"/><path d="M-6 8L-14 36H8" stroke-width="7"/>
<path d="M60 -92L44 -132L18 -90" fill="${c}"/><path d="M-60 -92L-44 -132L-18 -90" fill="${c}"/></g>
<g transform="translate(-58 -34) rotate(-12)"><path d="${shape}" fill="${a}"/>
<path d="M-62 -18Q-38 -50 -14 -18M62 -18Q38 -50 14 -18" stroke-width="11"/>
<path d="M-58 -58Q-38 -72 -16 -62M58 -58Q38 -72 16 -62" stroke-width="9"/>
<path d="M-56 32H56C50 76 24 90 0 90C-24 90 -50 76 -56 32Z" fill="${key}" stroke-width="8"/><path d="M-46 36H46L42 50H-42Z" fill="${paper}" ${plain}/>
<circle cx="-64" cy="18" r="14" fill="${b}" ${plain}/><circle cx="64" cy="18" r="14" fill="${b}" ${plain}/>
<path d="M0 -6V16" stroke-width="7"/></g>
<path d="${starPath(124, -128, 24)}" fill="${paper}" stroke-width="6"/><path d="${starPath(-132, 130, 24)}" fill="${paper}" stroke-width="6"/>`
}

/** A kitty-party cat in dark glasses and pearls, who knows who did it. */
export const coolCat: Emblem = ({ a, b, c, key, paper }) => {
  const pearl = (index: number) => {
    const [x, y] = polar(0, 18, 132, 0.335 + index * 0.0412)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="17" fill="${paper}" stroke-width="6"/>`
  }
  return `<path d="M-128 190C-124 128 -70 108 0 108C70 108 124 128 128 190Z" fill="${a}"/>
<path d="M-132 -30L-124 -164C-122 -176 -110 -176 -102 -168L-44 -110H44L102 -168C110 -176 122 -176 124 -164L132 -30C140 70 70 118 0 118C-70 118 -140 70 -132 -30Z" fill="${a}"/>
<path d="M-104 -90L-102 -136L-66 -102ZM104 -90L102 -136L66 -102Z" fill="${b}" stroke-width="6"/>
<path d="M-18 -108L-12 -82M0 -110V-78M18 -108L12 -82" stroke-width="8"/>
<path d="M-138 -38L138 -38" stroke-width="12"/>
<path d="M-126 -46H-14C-10 6 -30 30 -66 30C-106 30 -128 4 -126 -46ZM126 -46H14C10 6 30 30 66 30C106 30 128 4 126 -46Z" fill="${key}"/>
<path d="M-104 -28L-78 14M-80 -30L-58 6M38 -28L64 14M62 -30L84 6" stroke="${b}" stroke-width="9"/>
<path d="M-16 44H16L0 60Z" fill="${b}" stroke-width="7"/><path d="M0 60V70Q-8 92 -36 84M0 70Q8 92 36 84" stroke-width="8"/>
<path d="M-72 58L-152 44M-72 72L-146 84M72 58L152 44M72 72L146 84" stroke-width="7"/>
<circle cx="0" cy="-60" r="10" fill="${c}" ${plain}/>
${repeat(9, pearl)}
<path d="${dropPath(0, 174, 40)}" fill="${c}" stroke-width="6"/>`
}

/** The king of the pack, with a wink and a card up his collar. */
export const winkingKing: Emblem = ({ a, b, c, key, paper, skin }) => `<g transform="rotate(-5)">
<g transform="translate(24 4) rotate(11)"><rect x="-116" y="-166" width="232" height="336" rx="24" fill="${c}"/><rect x="-98" y="-148" width="196" height="300" rx="14" stroke="${paper}" stroke-width="6"/></g>
<rect x="-122" y="-170" width="244" height="340" rx="24" fill="${paper}"/>
<path d="M-98 -104V-146M-98 -124L-74 -146M-98 -124L-72 -104M98 104V146M98 124L74 146M98 124L72 104" stroke="${c}" stroke-width="11"/>
<g transform="translate(0 30) scale(0.86)">
<path d="M-92 172C-92 118 -52 96 0 96C52 96 92 118 92 172Z" fill="${a}" stroke-width="8"/>
<path d="M-30 104L0 150L30 104Z" fill="${b}" stroke-width="7"/>
<path d="M-66 -42V36C-66 84 -32 110 0 110C32 110 66 84 66 36V-42Z" fill="${skin}" stroke-width="8"/>
<path d="M-66 20C-78 60 -64 116 0 132C64 116 78 60 66 20C58 52 44 56 30 54H-30C-44 56 -58 52 -66 20Z" fill="${key}" stroke-width="6"/>
<path d="M0 36C-16 24 -40 28 -50 44C-60 56 -78 50 -84 38C-84 70 -50 76 -30 66C-16 60 -8 56 0 56C8 56 16 60 30 66C50 76 84 70 84 38C78 50 60 56 50 44C40 28 16 24 0 36Z" fill="${c}" stroke-width="6"/>
<path d="M-14 74Q0 84 14 74" stroke="${paper}" stroke-width="7"/>
<path d="M-8 -8L-14 22H8" stroke-width="7"/>
<circle cx="-30" cy="-8" r="9" fill="${key}" ${plain}/><path d="M-46 -30Q-30 -42 -14 -32" stroke-width="9"/>
<path d="M18 -6Q32 -18 46 -6" stroke-width="9"/><path d="M16 -30Q32 -34 48 -24" stroke-width="9"/>
<path d="M-74 -46L-86 -132L-44 -96L0 -156L44 -96L86 -132L74 -46Z" fill="${b}"/>
<path d="M-74 -52H74V-34H-74Z" fill="${c}" stroke-width="7"/>
<g stroke-width="6"><circle cx="-86" cy="-134" r="11" fill="${c}"/><circle cx="0" cy="-158" r="12" fill="${c}"/><circle cx="86" cy="-134" r="11" fill="${c}"/></g>
<circle cx="0" cy="-82" r="12" fill="${a}" stroke-width="6"/>
</g></g>`
