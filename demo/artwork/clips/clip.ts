/** A short looping animation. */
export interface Clip {
  seconds: number
  /** Time of its poster frame. */
  poster: number
  /** SVG content at a time from 0 to `seconds`, in stage units. */
  draw: (time: number) => string
}
