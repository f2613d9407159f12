import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const PAUSE_MS = 20

/**
 * Waits until something holds in the page, whatever page that is by then, and however its clock goes. Playwright's
 * `waitForFunction` compiles the scripts of its locators once more for each page, an eighth of what it costs to open one.
 */
export async function waitInPage(page: Page, holds: () => boolean): Promise<void> {
  while (!(await look(page, holds))) await pause(PAUSE_MS)
}

async function look(page: Page, holds: () => boolean): Promise<boolean> {
  try {
    return await page.evaluate(holds)
  } catch (error) {
    if (/Execution context was destroyed/.test(String(error))) return false
    throw error
  }
}

/** Waits for what changes its colours: in a transition, they are mixed. */
export async function waitForTransitions(page: Page): Promise<void> {
  await waitInPage(page, () =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
}
