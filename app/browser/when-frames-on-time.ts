/** Duration of a frame at 50 a second. */
const ON_TIME_MS = 20
const FRAMES_IN_A_ROW = 4

/**
 * Resolves when the page keeps up its frame rate: an animation stutters while the page is still being laid out.
 * @param timeoutMs after which it resolves anyway
 */
export function whenFramesOnTime(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    let before = start
    let onTime = 0
    const look = (now: number) => {
      onTime = now - before <= ON_TIME_MS ? onTime + 1 : 0
      before = now
      if (onTime >= FRAMES_IN_A_ROW || now - start >= timeoutMs) resolve()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
