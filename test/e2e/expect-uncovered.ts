import { expect, type Locator, type Page } from '@playwright/test'

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The boxes of all elements that match, read at once: one by one, each would be looked for among all of a long page. */
export async function readBoxes(parts: Locator): Promise<Box[]> {
  return parts.evaluateAll((all) =>
    all.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

/** Expects that the toasts, which stay for four seconds, cover none of the controls. */
export async function expectUncovered(page: Page, ...controls: (Locator | Box)[]): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Messages/ })
  await expect(toasts.getByRole('listitem').first()).toBeVisible()
  const [toast, ...boxes] = await Promise.all(
    [toasts, ...controls].map((shown) => ('boundingBox' in shown ? shown.boundingBox() : shown)),
  )
  if (!toast) throw new Error('The toast is gone.')
  for (const box of boxes) {
    if (!box) throw new Error('A control is not in view.')
    const apart =
      box.y + box.height <= toast.y ||
      toast.y + toast.height <= box.y ||
      box.x + box.width <= toast.x ||
      toast.x + toast.width <= box.x
    expect(apart, `${JSON.stringify(box)} is below ${JSON.stringify(toast)}`).toBe(true)
  }
}
