/** The transform of a picture in its frame: scaled, then moved from the centre, in pixels. */
export type View = { readonly scale: number } & Point
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

export const CLOSEST = 3

export const fitted: View = { scale: 1, x: 0, y: 0 }

/** Scales around a point, which is relative to the frame's centre and does not move. */
export function zoomTo(view: View, scale: number, at: Point): View {
  const next = clamp(scale, 1, CLOSEST)
  const ratio = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Limits the movement, so that the frame stays filled; a side that fits is centred. */
export function keepInside(view: View, picture: Size, frame: Size): View {
  const across = Math.max(0, (picture.width * view.scale - frame.width) / 2)
  const down = Math.max(0, (picture.height * view.scale - frame.height) / 2)
  return { ...view, x: clamp(view.x, -across, across), y: clamp(view.y, -down, down) }
}

/** The size at which a picture of this shape fits its frame. */
export function fitInto(shape: Size, frame: Size): Size {
  const scale = Math.min(frame.width / shape.width, frame.height / shape.height)
  return { width: shape.width * scale, height: shape.height * scale }
}

function clamp(value: number, min: number, max: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(max, Math.max(min, value)) + 0
}
