import { inks } from '../inks.ts'
import { n, polar, repeat, starPath, xy } from '../parts/geometry.ts'

const { blue, coral, cream, indigo, indigoLight, lemon, marigold, navy, night, rani, teal } = inks

/** How far the first wire sags; the second hangs a little tighter. */
const sag = 46

/** Bulbs on two wires, lit one after the other from the middle; `age` is seconds since, below 0 dark. */
export function bulbs(age: number): string {
  const inkOf = [lemon, coral, teal, rani, marigold]
  const one = (row: number, index: number, count: number) => {
    const share = (index + 0.5) / count
    const x = 480 * share
    const y = 66 + row * 44 + 4 * (sag - row * 14) * share * (1 - share)
    const late = Math.abs(share - 0.5) * 0.5 + row * 0.1
    const lit = age >= late
    const glow = lit ? `<circle r="19" fill="${inkOf[index % 5]}" opacity="0.35"/>` : ''
    return `<g transform="translate(${n(x)} ${n(y)})">${glow}<path d="M-4 -2H4V6H-4Z" fill="${night}"/><circle cy="12" r="9" fill="${lit ? inkOf[index % 5] : navy}" stroke="${lit ? night : indigoLight}" stroke-width="3.5"/></g>`
  }
  const line = (row: number) =>
    `<path d="M0 ${66 + row * 44}Q240 ${66 + row * 44 + 2 * (sag - row * 14)} 480 ${66 + row * 44}" fill="none" stroke="${age >= 0 ? night : indigo}" stroke-width="4"/>`
  return (
    line(0) +
    line(1) +
    repeat(9, (index) => one(0, index, 9)) +
    repeat(8, (index) => one(1, index, 8))
  )
}

/** Roofs of the town, its moon, and a water tank. */
export function town(lit: boolean): string {
  const ink = lit ? blue : navy
  const edge = lit ? night : indigo
  const windows = [
    [40, 356],
    [76, 380],
    [164, 366],
    [312, 352],
    [350, 376],
    [430, 362],
  ]
    .map(
      ([x, y]) =>
        `<rect x="${x}" y="${y}" width="14" height="20" rx="2" fill="${lit ? lemon : indigo}"/>`,
    )
    .join('')
  const [from, to] = [polar(400, 198, 34, 0.06), polar(400, 198, 34, 0.4)]
  const moon = `<path d="M${xy(from)}A34 34 0 1 0 ${xy(to)}A29.3 29.3 0 0 1 ${xy(from)}Z" fill="${lit ? cream : marigold}"/>`
  const stars = [
    [70, 220],
    [150, 190],
    [306, 216],
    [214, 240],
  ]
    .map(([x = 0, y = 0]) => `<path d="${starPath(x, y, 7, 4, 0.4)}" fill="${cream}"/>`)
    .join('')
  return `${moon}${stars}<path d="M0 480V330H24V316H110V350H140V338H150V300Q170 280 190 300V338H214V366H282V330H330V308H352V330H380V346H408V330H480V480Z" fill="${ink}" stroke="${edge}" stroke-width="6" stroke-linejoin="round"/>${windows}`
}
