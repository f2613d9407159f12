// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openShareSheet } from './open-share-sheet.ts'

const data = { text: 'A game', url: 'https://shop.example/product/a' }

function refuse(error: Error) {
  const share = vi.fn().mockRejectedValue(error)
  vi.stubGlobal('navigator', { share })
  return share
}

it.each(['AbortError', 'InvalidStateError'])(
  'ignores that the share sheet was closed, or is open already: %s',
  async (name) => {
    const share = refuse(new DOMException('', name))
    await openShareSheet(data)
    expect(share).toHaveBeenCalledExactlyOnceWith(data)
  },
)

it.each([new DOMException('', 'NotAllowedError')])(
  'passes on any other error: %s',
  async (error) => {
    refuse(error)
    await expect(openShareSheet(data)).rejects.toBe(error)
  },
)
