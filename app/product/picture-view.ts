/** How a picture lies in its frame: enlarged, then moved from the middle, in pixels. */
export type View = { readonly scale: number } & Point
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

export const CLOSEST = 3

export const fitted: View = { scale: 1, x: 0, y: 0 }

/** Enlarges around a point, given from the frame's middle: what is under it stays there. */
export function zoomTo(view: View, scale: number, at: Point): View {
  const next = clamp(scale, 1, CLOSEST)
  const ratio = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

/** Moves no edge of the picture into its frame; a side that fits stays in the middle. */
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

function clamp(value: number, least: number, most: number): number {
  // Adding 0 turns -0 into 0.
  return Math.min(most, Math.max(least, value)) + 0
}
