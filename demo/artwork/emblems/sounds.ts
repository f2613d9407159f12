import { glintPath, n, polar, repeat, starPath, xy } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

function note(x: number, y: number, tilt: number, fill: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})"><path d="M14 16V-44C28 -40 44 -30 44 -8" stroke-width="11"/><ellipse cx="-2" cy="20" rx="19" ry="14" fill="${fill}" stroke-width="8" transform="rotate(-18 -2 20)"/></g>`
}

/** A gramophone whose horn opens like a flower. */
export const gramophone: Emblem = ({ a, b, c, key, paper }) => {
  const lobe = (index: number) => {
    const [x, y] = polar(0, 0, 74, index / 9)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="38" fill="${index % 2 === 0 ? a : b}" stroke-width="8"/>`
  }
  return `<path d="M-64 104C-120 70 -120 18 -56 -14" stroke-width="46"/><path d="M-64 104C-120 70 -120 18 -56 -14" stroke="${b}" stroke-width="28"/>
<path d="M-66 8C-40 -20 -26 -70 -22 -112L96 4C58 14 -10 20 -46 30Z" fill="${b}"/>
<g transform="translate(48 -62) rotate(-8)">${repeat(9, lobe)}<circle r="78" fill="${a}" ${plain}/>
<g stroke="${paper}" stroke-width="6">${repeat(9, (index) => `<path d="M${xy(polar(0, 0, 46, (index + 0.5) / 9))}L${xy(polar(0, 0, 84, (index + 0.5) / 9))}"/>`)}</g><circle r="40" fill="${key}"/><circle r="17" fill="${c}" ${plain}/></g>
<path d="M-132 116L-116 92H78L94 116Z" fill="${paper}"/>
<ellipse cx="-10" cy="96" rx="82" ry="17" fill="${key}"/><ellipse cx="-10" cy="94" rx="24" ry="6" fill="${c}" ${plain}/>
<path d="M-140 114H102V172H-140Z" fill="${c}"/>
<path d="M-118 134H80V152H-118Z" fill="${b}" stroke-width="6"/>
<path d="M102 142H132V170" stroke-width="10"/><circle cx="132" cy="172" r="9" fill="${a}" stroke-width="7"/>
${note(-100, -86, -12, a)}${note(-142, -14, 8, c)}${note(140, 50, 10, a)}`
}

/** A clapboard about to bite, with a star for a slate. */
export const clapboard: Emblem = ({ a, b, c, key, paper }) => {
  const stripes = (y: number) =>
    repeat(5, (index) => `M${-150 + index * 66} ${y + 48}L${-116 + index * 66} ${y}h32l-34 48Z`)
  return `<g transform="translate(2 14)">
<g transform="rotate(-17 -140 -66)"><path d="M-150 -118H150V-68H-150Z" fill="${paper}"/><path d="${stripes(-117)}" fill="${key}" ${plain}/><path d="M-150 -118H150V-68H-150Z"/></g>
<path d="M-150 -62H150V128Q150 142 136 142H-136Q-150 142 -150 128Z" fill="${a}"/>
<path d="M-150 -62H150V-14H-150Z" fill="${paper}"/><path d="${stripes(-62)}" fill="${key}" ${plain}/><path d="M-150 -62H150V-14H-150Z"/>
<circle cx="-134" cy="-68" r="13" fill="${b}" stroke-width="7"/>
<path d="${starPath(-40, 64, 72)}" fill="${b}"/>
<path d="M-64 56Q-56 44 -46 56M-34 56Q-26 44 -16 56" stroke-width="7"/><path d="M-62 72Q-40 96 -18 72Z" fill="${key}" stroke-width="5"/>
<path d="M104 4L62 70H92L74 122L130 52H98L122 4Z" fill="${paper}" stroke-width="7"/>
</g>
<g fill="${c}" ${plain}><path d="${glintPath(-44, -140, 30)}"/><path d="${glintPath(-104, -112, 20)}"/></g>`
}

/** A stage microphone in the middle of the attack. */
export const microphone: Emblem = ({ a, b, c, key, paper }) => `
<path d="${starPath(0, -26, 178, 14, 0.74)}" fill="${b}" stroke-width="7"/>
<path d="M0 96V176M-62 180H62" stroke-width="34"/><path d="M0 96V176M-60 180H60" stroke="${c}" stroke-width="15"/>
<path d="M-100 -12C-100 128 100 128 100 -12" stroke-width="30"/><path d="M-100 -12C-100 128 100 128 100 -12" stroke="${c}" stroke-width="12"/>
<path d="M-74 -82C-74 -186 74 -186 74 -82V8C74 96 -74 96 -74 8Z" fill="${paper}"/>
<path d="M-74 -56H74V-8H-74Z" fill="${a}"/><path d="${starPath(0, -31, 20)}" fill="${paper}" ${plain}/>
<path d="M-44 -76V-128M-16 -76V-146M16 -76V-146M44 -76V-128M-44 10V48M-16 10V62M16 10V62M44 10V48" stroke="${key}" stroke-width="9"/>
<path d="M-60 -104H60M-62 30H62" stroke="${key}" stroke-width="6"/>
${note(-134, -42, -14, a)}${note(122, -62, 12, a)}${note(132, 90, 14, c)}${note(-134, 96, -10, c)}`

/** A speech bubble zipped shut. */
export const zippedBubble: Emblem = ({ a, b, c, key, paper }) => {
  const teeth = repeat(
    11,
    (index) =>
      `<path d="M${-106 + index * 20} ${index % 2 === 0 ? 2 : 20}v18" stroke="${b}" stroke-width="11" stroke-linecap="butt"/>`,
  )
  return `<g transform="translate(0 -6)">
<path d="M-50 108L-96 184L28 114Z" fill="${a}"/>
<path d="M-168 -20C-168 -96 -96 -138 0 -138C96 -138 168 -96 168 -20C168 56 96 120 0 120C-96 120 -168 56 -168 -20Z" fill="${a}"/>
<path d="M-44 108L-84 164L18 112Z" fill="${a}" ${plain}/>
<path d="M-134 -46C-124 -82 -88 -104 -48 -110" stroke="${paper}" stroke-width="10"/>
<circle cx="-56" cy="-50" r="26" fill="${paper}" stroke-width="8"/><circle cx="56" cy="-50" r="26" fill="${paper}" stroke-width="8"/>
<circle cx="-46" cy="-46" r="11" fill="${key}" ${plain}/><circle cx="66" cy="-46" r="11" fill="${key}" ${plain}/>
<path d="M-88 -94L-38 -86M88 -94L38 -86" stroke-width="10"/>
<path d="M-118 20H118" stroke-width="52"/><path d="M-118 20H118" stroke="${paper}" stroke-width="34"/>
<path d="M-118 20H118" stroke="${key}" stroke-width="7"/>${teeth}
<path d="M84 -8H122Q130 -8 130 0V40Q130 48 122 48H84Z" fill="${c}" stroke-width="8"/>
<g transform="rotate(-14 110 44)"><path d="M98 34V92Q98 104 110 104Q122 104 122 92V34Z" fill="${b}" stroke-width="8"/><circle cx="110" cy="84" r="5" fill="${key}" ${plain}/></g>
</g>`
}
