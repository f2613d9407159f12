import { glintPath, heartPath, n, repeat, starPath } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

/** A bottle spun at midnight, under a moon that watches. */
export const midnightBottle: Emblem = ({ a, b, c, key, paper }) => `
<g transform="translate(-30 -58)"><path d="M22 -114A86 86 0 1 0 92 24A78 78 0 0 1 22 -114Z" fill="${b}"/><path d="M-46 -28Q-34 -40 -22 -28" stroke-width="7"/><path d="M-42 18Q-26 32 -6 24" stroke-width="7"/></g>
<g fill="${paper}" ${plain}><path d="${glintPath(76, -118, 32)}"/><path d="${glintPath(136, -62, 22)}"/><path d="${glintPath(-142, -56, 22)}"/><circle cx="46" cy="-62" r="6"/><circle cx="112" cy="-134" r="5"/><circle cx="-118" cy="-112" r="5"/></g>
<path d="M-150 136C-176 108 -178 64 -162 36M-162 36L-184 54M-162 36L-150 62" stroke="${c}" stroke-width="11"/>
<path d="M148 8C176 30 180 76 166 106M166 106L188 88M166 106L154 82" stroke="${c}" stroke-width="11"/>
<g transform="translate(0 70) rotate(-20)">
<path d="M-152 -44H20C58 -44 62 -20 96 -20H134V20H96C62 20 58 44 20 44H-152Q-166 44 -166 30V-30Q-166 -44 -152 -44Z" fill="${a}"/>
<path d="M126 -25H156Q164 -25 164 -17V17Q164 25 156 25H126Z" fill="${c}"/>
<path d="M-128 -44H-6V44H-128Z" fill="${paper}"/>
<path d="M-98 -14C-98 -32 -72 -32 -72 -14C-72 -2 -84 -4 -84 8M-84 24V25" stroke="${c}" stroke-width="11"/><path d="M-38 -26V6M-38 24V25" stroke="${key}" stroke-width="12"/>
<path d="M8 -28Q40 -28 52 -12" stroke="${paper}" stroke-width="8"/>
</g>`

/** Three boxes tied together with a bow. */
export const giftStack: Emblem = ({ a, b, c, key, paper }) => `<g transform="translate(0 12)">
<g transform="rotate(-2)"><path d="M-146 92H146V172H-146Z" fill="${a}"/><path d="M-124 92V172M124 92V172" stroke="${paper}" stroke-width="7"/></g>
<g transform="rotate(3)"><path d="M-124 8H118V90H-124Z" fill="${b}"/>${repeat(5, (index) => `<circle cx="${-96 + index * 48}" cy="49" r="10" fill="${paper}" ${plain}/>`)}</g>
<g transform="rotate(-4)"><path d="M-96 -72H104V8H-96Z" fill="${c}"/><path d="${heartPath(-54, -32, 40)}${heartPath(62, -32, 40)}" fill="${paper}" ${plain}/></g>
<path d="M-16 -74L-20 6L-14 90L-18 172H22L18 90L22 6L20 -74Z" fill="${paper}" stroke-width="8"/>
<path d="M0 -84C-26 -150 -120 -176 -124 -118C-126 -72 -56 -68 0 -84Z" fill="${paper}"/><path d="M0 -84C26 -150 120 -176 124 -118C126 -72 56 -68 0 -84Z" fill="${paper}"/>
<path d="M-30 -98C-60 -122 -90 -130 -94 -114M30 -98C60 -122 90 -130 94 -114" stroke="${a}" stroke-width="9"/>
<path d="M-8 -72L-56 -20L-30 -22L-24 2L6 -70ZM8 -72L56 -24L32 -22L26 4L-4 -70Z" fill="${paper}" stroke-width="8"/>
<rect x="-24" y="-104" width="48" height="42" rx="14" fill="${a}"/>
<path d="${starPath(-150, -26, 24)}" fill="${b}" stroke-width="6"/><path d="${starPath(152, -30, 24)}" fill="${b}" stroke-width="6"/><circle cx="-156" cy="40" r="8" fill="${key}" ${plain}/><circle cx="156" cy="32" r="8" fill="${key}" ${plain}/></g>`

/** The groom, or all of him that matters: safa, shades, moustache. */
export const groom: Emblem = ({ a, b, c, key, paper, skin }) => {
  const pearl = (index: number) =>
    `<circle cx="${n(-104 + index * 26)}" cy="${n(-16 + 15 * Math.sin((index / 8) * Math.PI))}" r="12" fill="${paper}" stroke-width="5"/>`
  return `<path d="M-92 -10C-100 110 -50 156 0 156C50 156 100 110 92 -10Z" fill="${skin}"/>
<path d="M-92 -6C-116 0 -114 50 -88 56M92 -6C116 0 114 50 88 56" fill="${skin}" stroke-width="8"/>
<path d="M40 -120C96 -128 176 -92 164 -20C158 24 172 70 150 112C134 70 146 40 118 -8Z" fill="${b}"/>
<path d="M-126 -18C-160 -120 -80 -170 4 -166C92 -164 152 -110 126 -18C70 -2 -70 -2 -126 -18Z" fill="${a}"/>
<path d="M-128 -62C-80 -60 0 -90 60 -164M-130 -34C-60 -34 60 -60 116 -126M-96 -132C-40 -104 60 -60 130 -46M-122 -92C-60 -70 20 -30 70 -12" stroke="${b}" stroke-width="11"/>
<path d="M-126 -18C-160 -120 -80 -170 4 -166C92 -164 152 -110 126 -18C70 -2 -70 -2 -126 -18Z"/>
${repeat(9, pearl)}
<path d="M-18 -110C-60 -150 -44 -196 -8 -200C-20 -176 6 -160 14 -112Z" fill="${c}" transform="rotate(10)"/>
<circle cx="0" cy="-92" r="27" fill="${b}"/><circle cx="0" cy="-92" r="11" fill="${a}" stroke-width="6"/>
<path d="M-100 26H100" stroke-width="11"/><path d="M-84 22H-10C-8 60 -24 74 -46 74C-72 74 -86 58 -84 22ZM84 22H10C8 60 24 74 46 74C72 74 86 58 84 22Z" fill="${key}"/>
<path d="M-66 36L-48 62M26 36L44 62" stroke="${c}" stroke-width="9"/>
<path d="M0 88C-20 74 -48 82 -58 98C-66 110 -84 104 -90 92C-88 126 -52 132 -30 120C-16 112 -8 108 0 108C8 108 16 112 30 120C52 132 88 126 90 92C84 104 66 110 58 98C48 82 20 74 0 88Z" fill="${key}" stroke-width="5"/>
<path d="M-20 130Q0 142 20 130" stroke-width="8"/>`
}

/** A hennaed hand held up, with an eye that saw everything. */
export const seeingHand: Emblem = ({ a, b, c, key, paper, skin }) => {
  const fingers = [
    [-66, -138, -12],
    [-16, -172, -2],
    [36, -152, 8],
    [82, -104, 17],
  ] as const
  const finger = ([x, top, tilt]: readonly [number, number, number]) =>
    `<path transform="rotate(${tilt} ${x} 20)" d="M${x - 25} 60V${top + 24}C${x - 25} ${top - 8} ${x + 25} ${top - 8} ${x + 25} ${top + 24}V60Z"/>`
  const henna = ([x, top, tilt]: readonly [number, number, number]) =>
    `<g transform="rotate(${tilt} ${x} 20)"><path d="M${x - 20} ${top + 34}V${top + 23}C${x - 20} ${top} ${x + 20} ${top} ${x + 20} ${top + 23}V${top + 34}Z" fill="${a}" ${plain}/><path d="M${x - 12} ${top + 54}H${x + 12}M${x - 8} ${top + 70}H${x + 8}" stroke="${a}" stroke-width="7"/></g>`
  const hand =
    '<path d="M-66 52C-100 46 -118 12 -146 -8C-168 -22 -182 2 -168 22C-144 58 -122 108 -62 120Z"/>' +
    `${fingers.map(finger).join('')}<path d="M-94 20H106C112 70 92 118 58 138H-52C-84 120 -98 70 -94 20Z"/>`
  return `<g transform="translate(2 10)">
<g stroke-width="18">${hand}</g><g fill="${skin}" ${plain}>${hand}</g>
<path d="M-41 10V-24M12 8V-30M62 12V-20" stroke-width="7"/>
${fingers.map(henna).join('')}
<path d="M-64 64C-36 16 40 16 68 64C40 110 -36 110 -64 64Z" fill="${paper}" stroke-width="8"/>
<circle cx="2" cy="62" r="28" fill="${b}" stroke-width="7"/><circle cx="2" cy="62" r="12" fill="${key}" ${plain}/><circle cx="11" cy="53" r="6" fill="${paper}" ${plain}/>
<path d="M-54 28L-68 14M54 28L68 14M0 16V8M-28 20L-34 10M30 20L36 10" stroke="${a}" stroke-width="8"/>
<path d="M-40 112Q2 132 44 112" stroke="${a}" stroke-width="7"/>
<path d="M-66 134H72V154H-66Z" fill="${c}" stroke-width="8"/><path d="M-70 154H76V174H-70Z" fill="${a}" stroke-width="8"/><path d="M-66 174H72V192H-66Z" fill="${c}" stroke-width="8"/></g>`
}

/** Two parrots beak to beak; what they leave between them is a heart. */
export const loveBirds: Emblem = ({ a, b, c, key, paper }) => {
  const bird = `<path d="M-122 84C-136 130 -150 160 -166 178C-128 176 -92 150 -72 104Z" fill="${b}"/>
<path d="M-20 -76C-30 -118 -80 -134 -114 -104C-140 -82 -142 -44 -132 -8C-142 40 -130 92 -88 116C-50 128 -24 96 -30 50C-34 14 -64 -6 -58 -40C-54 -56 -36 -56 -20 -48Z" fill="${a}"/>
<path d="M-128 4C-104 6 -74 28 -66 66C-62 92 -76 110 -92 114C-128 92 -142 44 -128 4Z" fill="${b}" stroke-width="7"/>
<path d="M-112 40Q-92 48 -82 72M-114 66Q-98 74 -92 92" stroke-width="6"/>
<path d="M-34 -98C-4 -96 4 -70 -8 -44C-14 -56 -26 -60 -40 -58Z" fill="${c}" stroke-width="7"/>
<path d="M-130 -22C-106 -8 -82 -12 -62 -26" stroke="${c}" stroke-width="12"/><path d="M-130 -22C-106 -8 -82 -12 -62 -26" stroke="${key}" stroke-width="4"/>
<circle cx="-70" cy="-84" r="17" fill="${paper}" stroke-width="7"/><circle cx="-66" cy="-84" r="7" fill="${key}" ${plain}/>
<path d="M-92 118L-96 136M-66 118L-64 136" stroke="${c}" stroke-width="11"/>`
  return `<g transform="translate(0 6)"><path d="M-180 134C-100 146 100 146 180 134" stroke-width="22"/><path d="M-180 134C-100 146 100 146 180 134" stroke="${paper}" stroke-width="7"/>
${bird}<g transform="scale(-1 1)">${bird}</g>
<path d="${heartPath(0, 40, 78)}" fill="${c}"/><path d="M-22 22Q-28 30 -24 42" stroke="${paper}" stroke-width="8"/>
<path d="${heartPath(0, -140, 44)}" fill="${c}" stroke-width="7"/><path d="${heartPath(-46, -160, 24)}${heartPath(46, -160, 24)}" fill="${paper}" stroke-width="6"/>
<path d="M-30 150C-40 172 -16 182 0 166C16 182 40 172 30 150Z" fill="${b}" stroke-width="7"/></g>`
}

/** A gift whose lid is up a little: somebody looks out. */
export const peekingBox: Emblem = ({ a, b, c, key, paper }) => {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="-2" rx="27" ry="24" fill="${paper}" stroke-width="6"/><circle cx="${x + 9}" cy="4" r="12" fill="${key}" ${plain}/>`
  return `<g transform="translate(0 14)"><path d="M-128 -58H128V60H-128Z" fill="${key}"/>${eye(-38)}${eye(38)}
<path d="M-136 34H136L122 168H-122Z" fill="${a}"/><path d="M-26 34H26L24 168H-24Z" fill="${b}"/>
<path d="M-96 74C-96 54 -66 54 -66 74C-66 88 -80 86 -80 100M-80 118V119M66 74C66 54 96 54 96 74C96 88 82 86 82 100M82 118V119" stroke="${paper}" stroke-width="10"/>
<g transform="rotate(-9 0 -80)"><path d="M-152 -104H152V-48H-152Z" fill="${a}"/><path d="M-28 -104H28V-48H-28Z" fill="${b}"/><path d="M-8 -106C-40 -170 -120 -178 -122 -134C-120 -100 -60 -96 -8 -106Z" fill="${b}"/><path d="M8 -106C40 -170 120 -178 122 -134C120 -100 60 -96 8 -106Z" fill="${b}"/><rect x="-24" y="-130" width="48" height="42" rx="15" fill="${c}"/></g>
<path d="${starPath(-156, 70, 22)}${starPath(158, 58, 22)}" fill="${c}" stroke-width="6"/></g>`
}
