import {
  CLOSEST,
  fitInto,
  fitted,
  keepInside,
  type Point,
  type Size,
  type View,
  zoomTo,
} from './picture-view.ts'

/** A press that moves fewer pixels is not a drag. */
const SLOP = 6
const DOUBLE_TAP_MS = 350
/** Share of the frame that an arrow key pans. */
const STEP = 0.2

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/**
 * Zooms the picture in view of a row: by pinch, drag, click, double tap and keys. The browser swipes a row of fitted
 * pictures; all touches on a zoomed picture are handled here (zoom.css, `touch-action`).
 */
export class PictureZoom {
  readonly #onScale: (scale: number) => void
  readonly #fingers = new Map<number, Point>()
  #row: HTMLElement | null = null
  #view = fitted
  #hasMoved = false
  #tappedAt = Number.NEGATIVE_INFINITY

  constructor(onScale: (scale: number) => void) {
    this.#onScale = onScale
  }

  /** A React ref callback for the row. @returns a function that stops listening */
  readonly attach = (row: HTMLElement): (() => void) => {
    this.#row = row
    const end = new AbortController()
    const { signal } = end
    row.addEventListener('pointerdown', this.#press, { signal })
    row.addEventListener('pointermove', this.#move, { signal })
    row.addEventListener('pointerup', this.#lift, { signal })
    row.addEventListener('pointercancel', this.#lift, { signal })
    return () => end.abort()
  }

  /** A click by mouse or keyboard, or a double tap, zooms in or back out. */
  toggle(event: MouseEvent): void {
    if (this.#hasMoved && event.detail > 0) return
    const isFirstTap = isTouch(event) && event.timeStamp - this.#tappedAt > DOUBLE_TAP_MS
    this.#tappedAt = isFirstTap ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (isFirstTap) return
    if (this.#view.scale > 1) this.reset()
    // A keyboard's click has no position.
    else this.#show(zoomTo(fitted, CLOSEST, event.detail === 0 ? fitted : this.#fromMiddle(event)))
  }

  zoomBy(factor: number): void {
    this.#show(zoomTo(this.#view, this.#view.scale * factor, fitted))
  }

  reset(): void {
    this.#show(fitted)
  }

  /** @returns whether the arrow key moved the picture; false at the picture's edge */
  pan(key: string): boolean {
    const direction = directions[key]
    if (!direction || !this.#row) return false
    const before = this.#view
    const { clientWidth, clientHeight } = this.#row
    this.#show({
      scale: before.scale,
      x: before.x + direction.x * clientWidth * STEP,
      y: before.y + direction.y * clientHeight * STEP,
    })
    return this.#view.x !== before.x || this.#view.y !== before.y
  }

  readonly #press = (event: PointerEvent) => {
    if (this.#fingers.size === 0) this.#hasMoved = false
    this.#fingers.set(event.pointerId, this.#fromMiddle(event))
  }

  readonly #move = (event: PointerEvent) => {
    // A mouse may have been released elsewhere: only a drag has captured it.
    if (event.buttons === 0) this.#fingers.delete(event.pointerId)
    const before = this.#fingers.get(event.pointerId)
    if (!before) return
    const now = this.#fromMiddle(event)
    const isDrag = this.#fingers.size === 1
    if (isDrag && this.#view.scale === 1) return
    if (isDrag && !this.#hasMoved && distance(before, now) < SLOP) return
    this.#hasMoved = true
    this.#row?.setPointerCapture(event.pointerId)
    const anchor = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1]
    this.#fingers.set(event.pointerId, now)
    this.#show(
      anchor ? pinch(this.#view, anchor, before, now) : drag(this.#view, before, now),
      true,
    )
  }

  readonly #lift = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId)
    if (this.#fingers.size === 0 && this.#hasMoved) this.#show(this.#view)
  }

  #findPicture(): HTMLElement | null {
    return this.#row?.querySelector<HTMLElement>(':scope > :not([inert]) .picture') ?? null
  }

  #fromMiddle({ clientX, clientY }: MouseEvent): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = this.#row?.getBoundingClientRect() ?? {}
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  #show(view: View, isHeld = false): void {
    const picture = this.#findPicture()
    if (!this.#row || !picture) return
    const frame = sizeOf(this.#row)
    const wasScale = this.#view.scale
    this.#view = keepInside(view, fitInto(shapeOf(picture, frame), frame), frame)
    const { scale, x, y } = this.#view
    // Also the gallery's picture, which covers it until it can be painted.
    for (const part of [picture, picture.nextElementSibling]) {
      if (!(part instanceof HTMLElement)) continue
      part.classList.toggle('is-held', isHeld)
      part.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`
    }
    if (scale !== wasScale) this.#onScale(scale)
  }
}

const isTouch = (event: MouseEvent) =>
  event instanceof PointerEvent && event.pointerType === 'touch'

const sizeOf = (row: Element): Size => ({ width: row.clientWidth, height: row.clientHeight })

/** The loaded picture's size; before, that of its attributes, which a review's picture lacks, or the frame's. */
function shapeOf(picture: HTMLElement, frame: Size): Size {
  const stated = {
    width: Number(picture.getAttribute('width')) || frame.width,
    height: Number(picture.getAttribute('height')) || frame.height,
  }
  if (!(picture instanceof HTMLImageElement)) return stated
  const { naturalWidth: width, naturalHeight: height } = picture
  return width > 0 && height > 0 ? { width, height } : stated
}

/** One of two fingers moved: zooms around the other. Their events alternate, so the picture follows both. */
function pinch(view: View, anchor: Point, before: Point, now: Point): View {
  const ratio = distance(anchor, now) / Math.max(1, distance(anchor, before))
  return zoomTo(view, view.scale * ratio, anchor)
}

function drag(view: View, before: Point, now: Point): View {
  return { scale: view.scale, x: view.x + now.x - before.x, y: view.y + now.y - before.y }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
