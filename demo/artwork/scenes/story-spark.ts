import { inks } from '../inks.ts'
import { people } from '../parts/characters.ts'
import { crescent } from '../parts/festoon.ts'
import { drawFigure, keyLine } from '../parts/figure.ts'
import { glintPath, heartPath, starPath } from '../parts/geometry.ts'
import { holdsCheek, restsArms, showsCard } from '../parts/gesture.ts'
import { fist } from '../parts/hand.ts'
import { arm } from '../parts/limb.ts'
import { petals } from '../parts/petals.ts'
import { rays } from '../parts/rays.ts'
import { chaiGlass } from '../parts/street-life.ts'
import { framed } from './story-frame.ts'

const { kabir, ritu, arjun } = people

function pinnedCard(x: number, y: number, tilt: number, drawing: string, paper: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${tilt})"><rect x="-42" y="-4" width="84" height="116" rx="9" fill="${paper}"/><g transform="translate(0 56)">${drawing}</g><rect x="-8" y="-18" width="16" height="28" rx="4" fill="${inks.chaiLight}" stroke-width="5"/></g>`
}

/** The spark: past midnight, friends draw their own cards. */
export function sparkStory(): string {
  const wall = `<rect width="800" height="1000" fill="${inks.violet}"/>${rays({ cx: 400, cy: 250, radius: 1100, count: 28, fill: inks.indigo, kind: 'straight' })}`
  const pane = `<rect x="76" y="286" width="180" height="200" rx="10" fill="${inks.navy}"/><path d="${crescent(150, 366, 44)}" fill="${inks.lemon}" stroke-width="5"/><path d="${glintPath(216, 332, 14)}${glintPath(214, 420, 10)}" fill="${inks.cream}" stroke="none"/><path d="M166 286V486M76 386H256M60 492H272" fill="none" stroke-width="8"/>`
  const idea = `<g transform="translate(400 250)">${petals({ cx: 0, cy: 0, inner: 104, outer: 150, kind: 'lotus', fill: inks.coral, dot: inks.lemon, bare: true })}<circle r="110" fill="${inks.night}"/><circle r="100" fill="${inks.lemon}"/>${rays({ cx: 0, cy: 0, radius: 100, count: 18, fill: inks.marigold, kind: 'straight' })}</g>`
  const bulb = keyLine(
    `<path d="M400 20V150" stroke-width="8"/><path d="M372 176H428V150H372Z" fill="${inks.cream}"/><path d="M374 178C372 212 332 224 332 270C332 308 362 334 400 334C438 334 468 308 468 270C468 224 428 212 426 178Z" fill="${inks.cream}"/><path d="M372 270L386 300L400 262L414 300L428 270" fill="none" stroke="${inks.orange}" stroke-width="7"/>`,
  )
  const line = keyLine(
    `<path d="M470 330Q620 400 800 330" fill="none" stroke-width="6" stroke="${inks.cream}"/>${pinnedCard(566, 368, 6, `<path d="${heartPath(0, 0, 50)}" fill="${inks.vermilion}" stroke-width="5"/>`, inks.cream)}${pinnedCard(676, 370, -5, `<path d="${starPath(0, 0, 30)}" fill="${inks.rani}" stroke-width="5"/>`, inks.mint)}`,
  )
  const draws = `${arm(arjun, [72, 132], [124, 214], [30, 214])}<path d="M22 228L-6 160" stroke-width="22"/><path d="M22 228L-6 160" stroke="${inks.lemon}" stroke-width="10"/>${fist(18, 212, arjun.skin, -50)}`
  const two =
    drawFigure(
      ritu,
      {
        mood: 'laugh',
        turn: 1,
        over: holdsCheek(ritu, -1),
      },
      { x: 124, y: 622, scale: 1.16 },
    ) +
    drawFigure(
      kabir,
      { mood: 'grin', turn: -1, over: restsArms(kabir) },
      { x: 650, y: 596, scale: 1.2 },
    ) +
    drawFigure(
      arjun,
      {
        mood: 'smile',
        turn: 0.2,
        tilt: 4,
        over: showsCard(arjun, -1, { paper: inks.cream, suit: 'star', ink: inks.rani }),
      },
      { x: 404, y: 560, scale: 1.36 },
    )
  const paper = (x: number, y: number, tilt: number, drawing: string, fill: string = inks.cream) =>
    `<g transform="translate(${x} ${y}) scale(1 0.6) rotate(${tilt})"><rect x="-52" y="-72" width="104" height="144" rx="11" fill="${fill}"/>${drawing}</g>`
  const lines = `<path d="M-30 -34H30M-30 -10H30M-30 14H10" stroke="${inks.violet}" stroke-width="8"/>`
  const desk = `<path d="M-10 832H810V1010H-10Z" fill="${inks.chai}"/><path d="M0 852H800" stroke="${inks.chaiLight}" stroke-width="8"/>${paper(382, 900, -8, lines)}${paper(520, 924, 24, `<path d="${heartPath(0, 0, 60)}" fill="${inks.coral}" stroke-width="5"/>`, inks.lemon)}${paper(252, 930, -34, `<path d="${starPath(0, 0, 38)}" fill="${inks.teal}" stroke-width="5"/>`, inks.blush)}${paper(640, 902, 50, lines, inks.mint)}<g transform="translate(116 920)">${chaiGlass(1.3)}</g><g transform="translate(718 936)">${chaiGlass(1.3)}</g><path d="M328 952L432 966" stroke-width="22"/><path d="M328 952L424 965" stroke="${inks.vermilion}" stroke-width="11"/>`
  return framed(
    `${wall}<path d="M330 320L40 840H760L470 320Z" fill="${inks.lemon}" opacity="0.22"/>${keyLine(pane)}${idea}${bulb}${line}${two}${keyLine(desk)}<g transform="translate(404 560) scale(1.36)">${keyLine(draws)}</g>`,
    inks.marigold,
  )
}
