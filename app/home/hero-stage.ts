import type { Box } from '#merchant/hero-scene.ts'
import { cutDark, cutMoon, cutSky, drawSun, type PictureCopy } from './hero-cuttings.ts'

const SET_MS = 480
const RISE_MS = 480
/** Time from one window to the next, in milliseconds. */
const STEP_MS = 90
const SETTING = 'cubic-bezier(0.5, 0, 0.9, 0.5)'
const RISING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/** Covers the hero's picture with a copy of it, or of the next one. */
export function layStage(hero: HTMLElement, { canvas, drawingBox }: PictureCopy): HTMLElement {
  const stage = document.createElement('div')
  stage.className = 'hero-theme-animation'
  stage.ariaHidden = 'true'
  style(stage, { position: 'absolute', inset: '0', 'pointer-events': 'none' })
  stage.append(put(canvas, drawingBox))
  hero.append(stage)
  return stage
}

/** In the picture of the night, the sun sets, the moon rises, and the windows light up one after another. */
export async function fallNight(stage: HTMLElement, night: PictureCopy): Promise<void> {
  const covers = night.scene.windows.map((box) => put(cutDark(night, box), onPage(night, box)))
  const noMoon = put(cutSky(night), onPage(night, night.scene.moon))
  const sun = drawSun(night)
  const moon = cutMoon(night)
  stage.append(...covers, noMoon, putInSky(night, sun, moon))
  const lit = SET_MS + RISE_MS / 2
  const moves = [
    sun.animate(risen, { duration: SET_MS, easing: SETTING, fill: 'both', direction: 'reverse' }),
    moon.animate(risen, { duration: RISE_MS, delay: SET_MS, easing: RISING, fill: 'both' }),
    ...shuffle(covers).map((cover, at) => fade(cover, lit + at * STEP_MS, STEP_MS)),
  ]
  await Promise.all(moves.map(({ finished }) => finished))
}

/** In the picture of the day, the moon of the night sets, and the sun rises to where the picture has it. */
export async function breakDay(stage: HTMLElement, night: PictureCopy): Promise<void> {
  const moon = cutMoon(night)
  const sun = drawSun(night)
  const noSun = put(document.createElement('div'), onPage(night, night.scene.moon))
  // The ink of the disc that the picture's sun lies on; its edge also covers the outline's.
  const disc = 'var(--sky-ray)'
  style(noSun, { background: disc, 'border-radius': '50%', 'box-shadow': `0 0 0 1px ${disc}` })
  stage.append(noSun, putInSky(night, sun, moon))
  const moves = [
    moon.animate(risen, { duration: SET_MS, easing: SETTING, fill: 'both', direction: 'reverse' }),
    sun.animate(risen, { duration: RISE_MS, delay: SET_MS, easing: RISING, fill: 'both' }),
  ]
  await Promise.all(moves.map(({ finished }) => finished))
}

/** Moves up from behind the roof to the moon's position, 2.6 times its own height. */
const risen = [{ transform: 'translateY(260%)' }, { transform: 'none' }]

function fade(element: Element, delay: number, duration: number): Animation {
  const effect = new KeyframeEffect(element, [{ opacity: 1 }, { opacity: 0 }], {
    delay,
    duration,
    fill: 'forwards',
  })
  const animation = new Animation(effect)
  animation.play()
  return animation
}

/** Clips the sun and moon at the roof, where the sky ends. */
function putInSky(copy: PictureCopy, ...orbs: readonly HTMLElement[]): HTMLElement {
  const sky = document.createElement('div')
  const [left, top] = onPage(copy, copy.scene.sky)
  put(sky, onPage(copy, copy.scene.sky))
  style(sky, { overflow: 'hidden' })
  const [x, y, width, height] = onPage(copy, copy.scene.moon)
  for (const orb of orbs) sky.append(put(orb, [x - left, y - top, width, height]))
  return sky
}

/** Converts a box of the scene to pixels from the hero's corner. */
function onPage({ drawingBox, toShares }: PictureCopy, box: Box): Box {
  const [left, top, width, height] = toShares(box)
  return [
    drawingBox[0] + left * drawingBox[2],
    drawingBox[1] + top * drawingBox[3],
    width * drawingBox[2],
    height * drawingBox[3],
  ]
}

function put<Placed extends HTMLElement>(element: Placed, [left, top, width, height]: Box): Placed {
  const sides = { left, top, width, height }
  style(element, { position: 'absolute', 'max-width': 'none' })
  for (const [side, pixels] of Object.entries(sides)) element.style.setProperty(side, `${pixels}px`)
  return element
}

function style(element: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value)
}

/** Reorders the windows, so that neighbours do not light up one after another. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  return [0, 1, 2].flatMap((first) => items.filter((_, at) => at % 3 === first))
}
