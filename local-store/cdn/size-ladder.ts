/**
 * The sizes in which pictures are made, in pixels: those of the shop, and of common screens and clients.
 * Each is made once and kept, so an odd size costs no more than the next one of these.
 */
const ladder: readonly number[] = [
  ...[16, 32, 50, 64, 80, 100, 120, 160, 200, 240, 280, 320, 336, 360, 400, 440, 480, 540, 580],
  ...[600, 640, 660, 720, 800, 840, 900, 960, 1000, 1080, 1200, 1280, 1350, 1440, 1600, 1800],
  ...[1920, 2048, 2160, 2400, 2560, 2880, 3240, 3840, 4800, 5760],
]

/** The largest side that the provider serves (reference, section 3, images). */
const largest = 5760

/** The next size that is made, not smaller than the one that is asked for. */
export function toLadder(side: number): number {
  return ladder.find((step) => step >= side) ?? largest
}
