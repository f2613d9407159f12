import { expect, it } from 'vitest'
import { findLinkedPage } from './follow-link.server.ts'

const find = (path: string) => findLinkedPage(new Request(`https://shop.example${path}`))

it('a link in a letter leads to its page in any case, and nothing else does', () => {
  expect(find('/Unsubscribe?key=a')?.path).toBe('/unsubscribe')
  expect(find('/WISH')?.path).toBe('/wish')
  expect(find('/wishes')).toBeNull()
})
