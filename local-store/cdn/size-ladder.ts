/**
 * The sizes that pictures are made in, in pixels: those of the shop, and of common screens and clients. Each is made
 * once and cached, so odd sizes cause no extra work.
 */
const ladder: readonly number[] = [
  ...[16, 32, 50, 64, 80, 100, 120, 160, 200, 240, 280, 320, 336, 360, 400, 440, 480, 540, 580],
  ...[600, 640, 660, 720, 800, 840, 900, 960, 1000, 1080, 1200, 1280, 1350, 1440, 1600, 1800],
  ...[1920, 2048, 2160, 2400, 2560, 2880, 3240, 3840, 4800, 5760],
]

/** The largest side that the provider serves. */
const MAX_SIDE_PX = 5760

/** The smallest size of the ladder that is not below the requested one. */
export function toLadder(side: number): number {
  return ladder.find((step) => step >= side) ?? MAX_SIDE_PX
}
