import { inks } from '../inks.ts'
import { playingCard } from './hand.ts'
import { line } from './lettering.ts'
import { awningBeads, awningEdge } from './scallops.ts'

const key = inks.night

function coin(x: number, y: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y + 5}" rx="17" ry="9" fill="${key}" stroke="none"/><ellipse cx="${x}" cy="${y}" rx="17" ry="9" fill="${fill}" stroke-width="5"/>`
}

function lying(x: number, y: number, turn: number, card: string, scale = 0.86): string {
  return `<g transform="translate(${x} ${y}) scale(${scale} ${scale * 0.52}) rotate(${turn})">${card}</g>`
}

function boardTop(): string {
  const pockets = [
    [-252, 30],
    [252, 30],
    [-326, 148],
    [326, 148],
  ]
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="24" ry="12" fill="${key}" stroke="none"/>`)
    .join('')
  return `<path d="M-302 0H302L420 190H-420Z" fill="${inks.chai}"/><path d="M-270 18H270L358 166H-358Z" fill="${inks.peach}"/><path d="M-212 44H212M-262 140H262M-232 52L-284 132M232 52L284 132" stroke="${inks.vermilion}" stroke-width="6" fill="none"/>${pockets}<ellipse cy="90" rx="106" ry="44" fill="none" stroke="${inks.vermilion}" stroke-width="6"/><ellipse cy="90" rx="80" ry="32" fill="${inks.coralLight}" stroke="none"/>`
}

function onTheBoard(): string {
  const heap =
    lying(-34, 98, -24, playingCard({ paper: inks.rani, ink: inks.cream })) +
    lying(36, 92, 32, playingCard({ paper: inks.cream, suit: 'star', ink: inks.violet })) +
    lying(0, 82, 4, playingCard({ paper: inks.lemon, suit: 'heart', ink: inks.vermilion }), 0.96)
  return `${heap}${lying(-178, 98, -60, playingCard({ paper: inks.cream, suit: 'flower', ink: inks.peacock }))}${lying(182, 82, 64, playingCard({ paper: inks.teal, ink: inks.cream }))}${coin(-120, 60, inks.cream)}${coin(-88, 132, key)}${coin(120, 132, inks.cream)}${coin(138, 58, inks.rani)}${coin(240, 116, inks.cream)}${coin(-246, 122, inks.rani)}`
}

/**
 * A carrom board used as the card table, with a lettered cloth on its near edge. 0,0 is the middle of
 * its far edge; it is 840 wide in front, and its cloth ends 400 lower.
 */
export function carromTable(cloth: string, trim: string): string {
  const hem = { x: -404, width: 808, edge: 366, drop: 30, count: 12, kind: 'scallop' as const }
  return `<path d="M-404 206H404V366H-404Z" fill="${cloth}"/><path d="${awningEdge(hem)}" fill="${cloth}"/><path d="M-401 352H401V364H-401Z" fill="${cloth}" stroke="none"/><g stroke="none">${awningBeads(hem, 7, trim)}</g><path d="M-380 238H380M-380 346H380" stroke="${trim}" stroke-width="5" fill="none"/><g stroke="none">${line({ text: 'गली में पार्टी', face: 'hindi', x: 0, y: 322, size: 84, fill: trim })}</g><path d="M-420 190H420V216Q420 224 412 224H-412Q-420 224 -420 216Z" fill="${inks.brown}"/>${boardTop()}${onTheBoard()}`
}
