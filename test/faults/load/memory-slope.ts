import { median } from '#test/bench/figures.ts'

/** The memory in use at a time. */
export type MemorySample = { readonly minutes: number; readonly megabytes: number }

const MAX_SAMPLES = 300

/**
 * Megabytes a minute: the median of the slopes between all pairs (Theil and Sen), which single peaks do not move. The
 * first third is left out: caches fill.
 */
export function slopeOf(samples: readonly MemorySample[]): number {
  const later = samples.slice(Math.floor(samples.length / 3))
  const step = Math.max(1, Math.ceil(later.length / MAX_SAMPLES))
  const kept = later.filter((_, at) => at % step === 0)
  const slopes = kept.flatMap((one, at) =>
    kept
      .slice(at + 1)
      .map((other) => (other.megabytes - one.megabytes) / (other.minutes - one.minutes)),
  )
  return median(slopes)
}
