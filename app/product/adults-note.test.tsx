// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { rupees, sampleProduct } from '#test/sample-products.ts'
import { AdultsNote } from './live/adults-note.tsx'
import { ProductPage } from './product-page.tsx'

const findNote = () => screen.queryByText(/^For adults only/)

it.each([
  [
    'Drinking Games',
    null,
    'For adults only, 18+. Drink only if you’re of legal age in your state.',
  ],
  ['Couple Games', '18+', 'For adults only, 18+.'],
  ['Party Games', '12+', null],
])('%s with age %s show the warning: %s', (productType, age, words) => {
  const { game, ...product } = sampleProduct(1, 799, { productType })
  render(<AdultsNote product={{ ...product, game: { ...game, age } }} />)
  expect(findNote()?.textContent ?? null).toBe(words)
})

it('a combo says that it is for adults right below its buttons, above its boxes', async () => {
  const box = { handle: 'ludo', title: 'Ludo', picture: null, price: rupees(899) }
  const combo = sampleProduct(1, 1499, { productType: 'Drinking Games', boxesInside: [box] })
  render(
    <InShop>
      <ProductPage
        product={combo}
        variant={null}
        onChoose={() => undefined}
        buyPanel={<p>panel</p>}
        buyBar={null}
      />
    </InShop>,
    { wrapper: MemoryRouter },
  )
  const note = await screen.findByText(/^For adults only/, {}, { timeout: 30_000 })
  expect(screen.getByText('panel').nextElementSibling).toBe(note)
})
