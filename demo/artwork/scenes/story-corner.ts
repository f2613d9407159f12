import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { paperFlags } from '../parts/festoon.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { fist } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'
import { rays } from '../parts/rays.ts'
import { chaiGlass, sittingCat } from '../parts/street-life.ts'
import { framed } from './story-frame.ts'

const { arjun } = people

/** A dancing guest as a silhouette. */
function shadowGuest(x: number, y: number, scale: number, ink: string, arms: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"><circle r="50" stroke="none"/><path d="M-20 30H20V100H-20Z" stroke="none"/><path d="M-84 460C-96 150 -88 104 -40 84H40C88 104 96 150 84 460Z" stroke="none"/><path d="${arms}" fill="none" stroke-width="42"/></g>`
}

/** The quiet corner: everybody dances, one sits by the wall with a glass of chai. */
export function quietCornerStory(): string {
  const wall = `<rect width="800" height="1000" fill="${inks.navy}"/><path d="M0 0H800V60H0ZM0 180H800V240H0ZM0 360H800V420H0ZM0 540H800V600H0Z" fill="${inks.indigo}" opacity="0.28"/>`
  const room = `<path d="M300 700V290C300 140 400 70 540 70S780 140 780 290V700Z" fill="${inks.coral}" stroke="${inks.night}" stroke-width="9"/><clipPath id="door"><path d="M300 700V290C300 140 400 70 540 70S780 140 780 290V700Z"/></clipPath><g clip-path="url(#door)">${rays({ cx: 540, cy: 250, radius: 700, count: 24, fill: inks.orange, kind: 'straight' })}${paperFlags({ from: [280, 190], to: [800, 190], sag: 36 }, 40)}<circle cx="540" cy="150" r="46" fill="${inks.lemon}" stroke="${inks.night}" stroke-width="7"/>${shadowGuest(420, 440, 0.9, inks.maroon, 'M-70 130L-120 60L-90 -40M70 130L130 90L150 0')}${shadowGuest(664, 420, 0.95, inks.maroon, 'M-70 130L-130 100L-150 10M70 130L120 60L100 -50')}${shadowGuest(540, 400, 0.85, inks.vermilion, 'M-70 130L-120 40L-110 -70M70 130L120 40L110 -70')}${shadowGuest(740, 500, 0.8, inks.vermilion, 'M-70 130L-120 60L-90 -40')}</g><path d="M300 700V290C300 140 400 70 540 70S780 140 780 290V700" fill="none" stroke="${inks.night}" stroke-width="9"/>`
  const floor = `<path d="M0 700H800V1000H0Z" fill="${inks.dusk}"/><path d="M300 700H780L800 780V1000H210Z" fill="${inks.maroon}"/><path d="M0 700H800" stroke="${inks.night}" stroke-width="9"/>`
  const lamp = `<path d="M196 60V150" stroke="${inks.night}" stroke-width="8"/><path d="M140 206Q146 150 196 150Q246 150 252 206Z" fill="${inks.violet}" stroke="${inks.night}" stroke-width="7"/><path d="M142 212L30 860H390L250 212Z" fill="${inks.sky}" opacity="0.14"/>`
  const clock = keyLine(
    `<circle cx="86" cy="330" r="52" fill="${inks.cream}"/><path d="M86 330V296M86 330L108 344" fill="none"/><path d="M86 286V292M86 368V374M42 330H48M124 330H130" stroke-width="5"/>`,
  )
  const chair = keyLine(
    `<path d="M108 600V940M318 600V940" stroke-width="16"/><path d="M96 640H330V700H96Z" fill="${inks.chai}"/><path d="M84 840H342V876H84Z" fill="${inks.chai}"/>`,
  )
  const legs = keyLine(
    `<path d="M150 836H232L226 950H186L180 890L172 950H128Z" fill="${inks.navy}"/><path d="M124 956H176M186 956H240" stroke-width="20" stroke="${inks.cream}"/><path d="M118 968H178M184 968H246" stroke-width="8"/>`,
  )
  const hold = `${arm(arjun, [-72, 132], [-116, 196], [-34, 190])}${arm(arjun, [72, 132], [116, 196], [34, 190])}<g transform="translate(0 208)">${chaiGlass(0.95)}</g>${fist(-30, 190, arjun.skin, 70)}${fist(30, 192, arjun.skin, -70)}`
  const shy = drawFigure(
    arjun,
    { mood: 'sad', turn: -0.6, tilt: -7, depth: 248, over: hold },
    { x: 200, y: 560, scale: 1.16 },
  )
  return framed(
    `${wall}${room}${floor}${lamp}${clock}${chair}${legs}${shy}${keyLine(`<g transform="translate(420 940) scale(0.9)">${sittingCat(inks.cream, inks.rani)}</g>`)}`,
    inks.violetLight,
  )
}
