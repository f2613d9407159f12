import { expect, it } from 'vitest'
import { addRenderTime } from '#server/document/add-render-time.ts'
import { withoutTimes } from './timeless-page.ts'

const page = (state: string, text = 'Ludo ₹799') =>
  `<p>${text}</p><script>c.streamController.enqueue(${JSON.stringify(state)});</script>`

it('pages that differ only in times are equal, even if equal times are shared', () => {
  const one = page('[{"_1":2,"_3":2},"asked",1764000000000,"answered"]')
  const other = page('[{"_1":2,"_3":4},"asked",1764000060000,"answered",1764000060001]')
  expect(withoutTimes(one)).toBe(withoutTimes(other))
})

it('any other difference counts, in the page or its state', () => {
  const right = withoutTimes(page('[{"_1":2},"price",79900]'))
  expect(withoutTimes(page('[{"_1":2},"price",59900]'))).not.toBe(right)
  expect(withoutTimes(page('[{"_1":-5},"price"]'))).not.toBe(right)
  expect(withoutTimes(page('[{"_1":2},"price",79900]', 'Ludo ₹599'))).not.toBe(right)
})

it('ignores a page’s notice of its age, and no other notice', () => {
  const right = page('[1]', '<main>Ludo ₹799</main>')
  const old = addRenderTime(right, new Date(), '/product/ludo')
  expect(old).not.toBe(right)
  expect(withoutTimes(old)).toBe(withoutTimes(right))
  expect(
    withoutTimes(old.replace('<main>', '<aside data-page="/">Sold out</aside><main>')),
  ).not.toBe(withoutTimes(right))
})
