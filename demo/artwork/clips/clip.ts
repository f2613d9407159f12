/** A short scene in motion that ends as it begins. */
export interface Clip {
  seconds: number
  /** The moment its poster shows. */
  poster: number
  /** The drawing at a time from 0 to `seconds`, in stage units, as the inside of an SVG. */
  draw: (time: number) => string
}
