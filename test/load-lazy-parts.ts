import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'

/** How deep lazy parts are nested. */
const DEPTH = 3

/**
 * Renders a page once and waits for the scripts of its lazy parts, so that none arrives in the middle of a test, where
 * React would log an error. Call it in `beforeAll`.
 */
export async function loadLazyParts(show: () => void): Promise<void> {
  show()
  for (let depth = 0; depth < DEPTH; depth += 1) await act(() => vi.dynamicImportSettled())
  cleanup()
}
