import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'

/** Parts in parts in parts. */
const DEPTH = 3

/**
 * Shows a page once and waits for the scripts of its parts that load later, so that none arrives in the middle of a test,
 * where React complains. Call it in `beforeAll`.
 */
export async function loadLazyParts(show: () => void): Promise<void> {
  show()
  for (let depth = 0; depth < DEPTH; depth += 1) await act(() => vi.dynamicImportSettled())
  cleanup()
}
