// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { BoxOpening } from './box-opening.tsx'

vi.mock('#app/browser/when-frames-on-time.ts', () => ({ whenFramesOnTime: async () => {} }))
vi.mock('./page-landed.ts', () => ({ pageLanded: async () => {} }))

const motion = { isUnwelcome: false }

/** Shows the gallery's box, and waits until it has opened if it does. */
async function show(handle: string) {
  const { container } = render(<BoxOpening title="Drunk Ludo" handle={handle} ink="sky" />)
  await act(async () => {})
  return container.querySelector('.box-opening')
}

beforeEach(() => {
  motion.isUnwelcome = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && motion.isUnwelcome,
  }))
})

it('opens with five cards', async () => {
  expect((await show('taboo'))?.children).toHaveLength(5)
})

it('stays closed under reduced motion', async () => {
  motion.isUnwelcome = true
  expect(await show('jugaad')).toBeNull()
})
