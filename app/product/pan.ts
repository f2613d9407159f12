/** The centre of a zoomed picture's view, in percent of its width and height. */
type Pan = { readonly x: number; readonly y: number }

const middle: Pan = { x: 50, y: 50 }
/** Percent per arrow key. */
const STEP = 12.5

const steps: Readonly<Record<string, Pan>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** Pans to the pointer's position over the frame. */
export function placePan(
  frame: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): void {
  const { left, top, width, height } = frame.getBoundingClientRect()
  if (width === 0 || height === 0) return
  writePan(frame, { x: ((clientX - left) * 100) / width, y: ((clientY - top) * 100) / height })
}

/**
 * Pans by an arrow key; null resets to the middle.
 * @returns whether the key pans
 */
export function movePan(frame: HTMLElement, key: string | null): boolean {
  const step = key === null ? null : steps[key]
  if (step === undefined) return false
  const now = readPan(frame)
  writePan(frame, step === null ? middle : { x: now.x + step.x, y: now.y + step.y })
  return true
}

function readPan(frame: HTMLElement): Pan {
  const read = (name: string) => Number.parseFloat(frame.style.getPropertyValue(name) || '50')
  return { x: read('--pan-x'), y: read('--pan-y') }
}

function writePan(frame: HTMLElement, { x, y }: Pan): void {
  const within = (percent: number) => `${Math.min(100, Math.max(0, percent)).toFixed(1)}%`
  frame.style.setProperty('--pan-x', within(x))
  frame.style.setProperty('--pan-y', within(y))
}
