import { fitInto } from './picture-view.ts'

/** The style sheet's `--short`, during which a closed dialog is still painted. */
const FLIGHT_MS = 200
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

/**
 * Lets a picture of the full-screen view grow from its place on the page, or shrink back to it, while the rest of the view
 * fades. The page's own picture is hidden meanwhile, so that one is seen. Nothing moves under reduced motion.
 */
export class ZoomFlight {
  #flights: readonly Animation[] = []

  /**
   * @param source the page's button or link around the picture; without a picture in it, that of the view fades, too
   * @param row of the view
   * @param at the picture's index in the row
   */
  start(source: Element | null, row: Element | null, at: number, way: 'in' | 'out'): void {
    this.end()
    const slide = row?.children[at]?.firstElementChild
    if (!row || !slide || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const timing = {
      duration: FLIGHT_MS,
      easing: EASE,
      fill: way === 'in' ? 'none' : 'forwards',
    } as const
    const offset = way === 'in' ? 0 : 1
    const image = source?.querySelector<HTMLImageElement>('img.picture')
    const away = image?.naturalWidth ? { transform: moveOver(slide, image) } : { opacity: 0 }
    const others = [...(row.parentElement?.children ?? [])].filter((part) => part !== row)
    this.#flights = [
      slide.animate([{ ...away, offset }], timing),
      ...others.map((part) => part.animate([{ opacity: 0, offset }], timing)),
      ...(image ? [image.animate({ opacity: [0, 0] }, timing)] : []),
    ]
  }

  /** Puts everything in its place. A picture that has shrunk stays small until then. */
  end(): void {
    for (const flight of this.#flights) flight.cancel()
  }
}

/** The transform that lays the slide's picture over the page's, which covers its box and may be cut off below. */
function moveOver(slide: Element, image: HTMLImageElement): string {
  // A row of pictures may still be on its way to this one.
  const item = image.closest('li')
  const row = item?.parentElement
  // Not by `scrollBy`, which stops at the next picture (`scroll-snap-stop`).
  const left = (row?.scrollLeft ?? 0) + leftOf(item) - leftOf(row)
  row?.scrollTo({ left, behavior: 'instant' })
  const box = image.getBoundingClientRect()
  const frame = slide.getBoundingClientRect()
  const { naturalWidth: width, naturalHeight: height } = image
  const scale = Math.max(box.width / width, box.height / height)
  const [, down = '50%'] = getComputedStyle(image).objectPosition.split(' ')
  const cut = box.height - height * scale
  const x = box.left + box.width / 2 - frame.left - frame.width / 2
  const top = box.top + (cut * Number.parseFloat(down)) / 100
  const y = top + (height * scale) / 2 - frame.top - frame.height / 2
  const fitted = fitInto({ width, height }, frame)
  return `translate(${x}px, ${y}px) scale(${(width * scale) / fitted.width})`
}

const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0
