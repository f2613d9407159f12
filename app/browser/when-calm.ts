/** Duration of a frame at 50 a second. */
const ON_TIME_MS = 20
const CALM_FRAMES = 4

/**
 * Resolves when the page keeps up its frame rate: an animation stutters while the page is still being laid out.
 * @param timeout milliseconds after which it resolves anyway
 */
export function whenCalm(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    const begin = performance.now()
    let before = begin
    let onTime = 0
    const look = (now: number) => {
      onTime = now - before <= ON_TIME_MS ? onTime + 1 : 0
      before = now
      if (onTime >= CALM_FRAMES || now - begin >= timeout) resolve()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
