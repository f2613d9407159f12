import { expect, type Locator, type Page } from '@playwright/test'

/** Expects that the toasts, which stay for four seconds, cover none of the controls. */
export async function expectUncovered(page: Page, ...controls: Locator[]): Promise<void> {
  const toasts = page.getByRole('region', { name: /^Messages/ })
  await expect(toasts.getByRole('listitem').first()).toBeVisible()
  const [toast, ...boxes] = await Promise.all(
    [toasts, ...controls].map((shown) => shown.boundingBox()),
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
