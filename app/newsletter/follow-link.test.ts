import { expect, it } from 'vitest'
import { findLinkedPage } from './follow-link.server.ts'

const find = (path: string) => findLinkedPage(new Request(`https://shop.example${path}`))

it('links from letters are matched in any case, and other paths are not', () => {
  expect(find('/Unsubscribe?key=a')?.path).toBe('/unsubscribe')
  expect(find('/WISH')?.path).toBe('/wish')
  expect(find('/wishes')).toBeNull()
})
