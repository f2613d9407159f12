import { glintPath, heartPath, polar, repeat, starPath, xy } from '../parts/geometry.ts'
import { type Emblem, plain } from './emblem.ts'

function pips(fill: string, places: readonly (readonly [number, number])[]): string {
  return places
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.115" fill="${fill}" ${plain}/>`)
    .join('')
}

/** A pawn that has had enough, swaying on top of a die. */
export const tipsyPawn: Emblem = ({ a, b, c, key, paper }) => `<g transform="translate(0 2)">
<path d="M0 -18L124 40V128L0 190L-124 128V40Z" fill="${paper}"/>
<path d="M-124 40L0 96V190L-124 128Z" fill="${a}"/><path d="M124 40L0 96V190L124 128Z" fill="${b}"/>
<g transform="matrix(124 56 0 92 -124 40)">${pips(paper, [
  [0.24, 0.24],
  [0.5, 0.5],
  [0.76, 0.76],
  [0.24, 0.76],
  [0.76, 0.24],
])}</g>
<g transform="matrix(124 -58 0 92 0 97)">${pips(key, [
  [0.26, 0.26],
  [0.5, 0.5],
  [0.74, 0.74],
])}</g>
<g transform="rotate(10 0 40) translate(0 6)">
<path d="M-66 30C-66 2 -30 -8 -24 -66H24C30 -8 66 2 66 30C66 62 -66 62 -66 30Z" fill="${c}"/>
<path d="M-62 22C-50 46 50 46 62 22" stroke-width="7"/>
<path d="M-30 -64Q0 -50 30 -64" stroke="${paper}" stroke-width="12"/>
<circle cy="-112" r="56" fill="${c}"/>
<path d="M-34 -126L-12 -106M-12 -126L-34 -106" stroke="${key}" stroke-width="8"/>
<path d="M36 -116A12 12 0 1 1 24 -128A7 7 0 1 1 18 -116" stroke="${key}" stroke-width="6"/>
<path d="M-26 -82Q-14 -94 -2 -82T24 -84" stroke="${key}" stroke-width="8"/>
<path d="M-34 -142Q-26 -152 -12 -155" stroke="${paper}" stroke-width="8"/>
</g>
<g fill="${paper}" stroke-width="6"><circle cx="98" cy="-104" r="16"/><circle cx="118" cy="-136" r="10"/><circle cx="102" cy="-160" r="6"/></g>
<path d="${starPath(-70, -136, 26)}" fill="${b}" stroke-width="6"/><path d="${starPath(-112, -86, 17)}" fill="${b}" stroke-width="6"/>
</g>`

/** Two cards in a quarrel. */
export const quarrel: Emblem = ({ a, b, c, key, paper }) => {
  const card = (fill: string, heart: string, mirrored: number) =>
    `<g transform="scale(${mirrored} 1)"><rect x="-74" y="-104" width="148" height="208" rx="20" fill="${fill}"/>` +
    `<path d="${heartPath(-46, -74, 32)}" fill="${heart}" ${plain}/><path d="${heartPath(46, 76, 32)}" fill="${heart}" ${plain} transform="rotate(180 46 76)"/>` +
    '</g>'
  const look = (brow: string, eye: string) =>
    `<path d="M-50 -34L-14 -18M50 -34L14 -18" stroke="${brow}" stroke-width="11"/><circle cx="-28" cy="0" r="10" fill="${eye}" ${plain}/><circle cx="28" cy="0" r="10" fill="${eye}" ${plain}/>`
  return `<path d="${starPath(0, -118, 66, 9, 0.58)}" fill="${b}"/>
<path d="M6 -152L-14 -116H8L-6 -84" stroke="${paper}" stroke-width="10"/>
<g transform="translate(-88 28) rotate(-14)">${card(paper, b, 1)}${look(key, key)}<path d="M-30 46Q0 18 30 46" stroke-width="10"/></g>
<g transform="translate(88 28) rotate(14)">${card(a, paper, -1)}${look(key, key)}<path d="M-32 28H32V50H-32Z" fill="${paper}" stroke-width="8"/><path d="M-11 30V48M11 30V48" stroke-width="5"/></g>
<path d="M-172 -78L-150 -62M-150 -116L-134 -94M172 -78L150 -62M150 -116L134 -94" stroke="${c}" stroke-width="11"/>`
}

/** A lattu, the wooden top, leaning into its spin with the string still flying. */
export const spinningTop: Emblem = ({ a, b, c, paper }) => `
<ellipse cx="-6" cy="164" rx="92" ry="15" stroke-width="7"/><ellipse cx="-6" cy="164" rx="44" ry="7" stroke-width="6"/>
<path d="M34 -118C104 -196 196 -96 150 -40C122 -6 116 34 164 52" stroke-width="22"/><path d="M34 -118C104 -196 196 -96 150 -40C122 -6 116 34 164 52" stroke="${paper}" stroke-width="8"/>
<g transform="rotate(12) translate(0 2)">
<path d="M-10 128L0 172L10 128Z" fill="${paper}"/>
<path d="M-128 -34C-128 -86 -72 -112 0 -112C72 -112 128 -86 128 -34C128 28 52 74 22 134H-22C-52 74 -128 28 -128 -34Z" fill="${a}"/>
<path d="M-126 -48C-84 -14 84 -14 126 -48C132 -30 128 -12 118 4C70 36 -70 36 -118 4C-128 -12 -132 -30 -126 -48Z" fill="${c}" stroke-width="7"/>
<path d="M-96 36C-50 64 50 64 96 36L74 62C40 84 -40 84 -74 62Z" fill="${b}" stroke-width="7"/>
<path d="M-48 94C-20 106 20 106 48 94" stroke-width="7"/>
<path d="M-92 -72Q-66 -92 -34 -96" stroke="${paper}" stroke-width="10"/>
<path d="M-34 -108C-34 -128 34 -128 34 -108C34 -98 -34 -98 -34 -108Z" fill="${b}"/>
<path d="M-16 -118L-12 -150H12L16 -118Z" fill="${paper}"/>
<g fill="${paper}" ${plain}><circle cx="-72" cy="2" r="9"/><circle cx="-26" cy="10" r="9"/><circle cx="26" cy="10" r="9"/><circle cx="72" cy="2" r="9"/></g>
</g>
<path d="M-148 -62C-168 -24 -160 26 -134 58M-172 -36C-180 -10 -178 14 -170 34" stroke="${a}" stroke-width="9"/>`

/** Bat, ball and three chalk stumps on a gully wall. */
export const gullyCricket: Emblem = ({ a, b, c, key, paper }) => {
  const brick = (row: number) =>
    repeat(5, (column) => `M${-190 + column * 84 + (row % 2) * 40} ${-128 + row * 46}h58`)
  return `<path d="${repeat(6, brick)}" stroke="${key}" stroke-width="7" opacity="0.25"/>
<g stroke="${paper}"><path d="M40 -52V140M86 -52V140M132 -52V120" stroke-width="16"/><path d="M28 -92L76 -74M96 -66L142 -92" stroke-width="13"/></g>
<path d="M-150 152H150" stroke="${paper}" stroke-width="9" stroke-dasharray="34 20"/>
<g transform="translate(-62 14) rotate(24)">
<path d="M-16 -178H16V-70H-16Z" fill="${c}"/><path d="M-14 -152L14 -138M-14 -126L14 -112M-14 -100L14 -86" stroke-width="6"/>
<path d="M-16 -82L-46 -64Q-54 -58 -54 -48V138Q-54 150 -42 152L0 160L42 152Q54 150 54 138V-48Q54 -58 46 -64L16 -82Z" fill="${b}"/>
<path d="M-22 -74L0 -8L22 -74" stroke-width="6"/><path d="M0 -8V138" stroke-width="5"/><path d="M-34 -44V44" stroke="${paper}" stroke-width="9"/>
<path d="${starPath(0, 62, 30)}" fill="${a}" stroke-width="6"/>
</g>
<circle cx="92" cy="-122" r="42" fill="${a}"/>
<path d="M62 -150C84 -134 86 -108 74 -86M122 -94C102 -108 98 -134 110 -158" stroke="${paper}" stroke-width="7"/>
<path d="M30 -136L-2 -142M34 -108L4 -100M46 -84L24 -64" stroke="${paper}" stroke-width="10"/>`
}

/** A rocket leaving its bottle, as every Diwali. */
export const rocket: Emblem = ({ a, b, c, key, paper }) => {
  const spark = (turn: number, near: number, far: number) =>
    `M${xy(polar(52, -60, near, turn))}L${xy(polar(52, -60, far, turn))}`
  return `<path d="${repeat(12, (index) => spark(index / 12 + 0.02, 96, index % 2 === 0 ? 122 : 110))}" stroke="${b}" stroke-width="9"/>
<g fill="${c}" ${plain}><path d="${glintPath(-96, -110, 34)}"/><path d="${glintPath(148, 76, 28)}"/><path d="${glintPath(-136, 26, 24)}"/><path d="${glintPath(56, 150, 24)}"/></g>
<g transform="rotate(28)" stroke="${paper}">
<path d="M0 20V186" stroke="${b}" stroke-width="13"/>
<path d="M-34 66C-58 96 -34 126 -16 150C-12 126 -2 118 0 96C2 118 12 126 16 150C34 126 58 96 34 66Z" fill="${b}" stroke="${a}" stroke-width="9"/>
<path d="M-46 36L-84 84V16L-46 -28ZM46 36L84 84V16L46 -28Z" fill="${c}" stroke="${key}" stroke-width="8"/>
<path d="M-46 -84H46V64H-46Z" fill="${a}" stroke="${key}" stroke-width="8"/>
<path d="M-46 -62L46 -22V18L-46 -22ZM-46 18L46 58V64H-32L-46 58Z" fill="${paper}" ${plain}/>
<path d="M-46 -84H46V64H-46Z" stroke="${key}" stroke-width="8"/>
<path d="M-62 -82C-42 -104 -22 -140 0 -178C22 -140 42 -104 62 -82Z" fill="${b}" stroke="${key}" stroke-width="8"/>
<path d="M-24 -98Q-12 -118 -4 -134" stroke="${paper}" stroke-width="8"/>
</g>`
}

/** A glitter ball with bunting of light. */
export const glitterBall: Emblem = ({ a, b, c, paper }) => {
  const rows = [-84, -48, -10, 30, 68]
  const half = (y: number) => Math.sqrt(118 * 118 - y * y)
  const fills = [a, b, paper, c]
  const facet = (row: number, column: number) => {
    const top = rows[row] ?? 0
    const next = rows[row + 1] ?? 100
    const x = (y: number, at: number) => Math.sin(((at - 3.5) / 3.5) * (Math.PI / 2)) * half(y)
    const fill = fills[(row * 3 + column * 5 + ((row * column) % 3)) % 4]
    return `<path d="M${x(top, column).toFixed(1)} ${top}L${x(top, column + 1).toFixed(1)} ${top}L${x(next, column + 1).toFixed(1)} ${next}L${x(next, column).toFixed(1)} ${next}Z" fill="${fill}" stroke-width="5"/>`
  }
  return `<path d="M0 -200V-110" stroke-width="11"/>
<g stroke="${paper}" stroke-width="9">${repeat(12, (index) => `<path d="M${xy(polar(0, 22, 138, index / 12 + 0.04))}L${xy(polar(0, 22, index % 2 ? 158 : 172, index / 12 + 0.04))}"/>`)}</g>
<g transform="translate(0 22)"><circle r="118" fill="${a}"/>
${repeat(5, (row) => repeat(7, (column) => facet(row, column)))}
<circle r="118"/></g>
<path d="M-26 -112H26V-88H-26Z" fill="${c}"/>
<path d="${glintPath(-100, -62, 54)}" fill="${paper}" ${plain}/><path d="${glintPath(112, 96, 40)}" fill="${paper}" ${plain}/><path d="${glintPath(-118, 120, 26)}" fill="${c}" ${plain}/><path d="${glintPath(118, -84, 26)}" fill="${c}" ${plain}/>`
}
