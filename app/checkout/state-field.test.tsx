// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InShop } from '#test/in-shop.tsx'
import { StateField } from './state-field.tsx'

it('suggests nothing until the states are loaded', () => {
  const html = renderToString(
    <InShop>
      <StateField name="state" error={null} />
    </InShop>,
  )
  expect(html).toContain('State')
  expect(html).not.toContain('<option')
})
