// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { earlyTapsScript, replayEarlyTaps } from '#app/browser/early-taps.ts'
import { findVariant } from '#commerce/model/choose-variant.ts'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { VariantChoice } from './variant-choice.tsx'

const game = sampleChoice()

function Choice({ product = game, from = null }: { product?: typeof game; from?: string | null }) {
  const [variant, setVariant] = useState(findVariant(product, from))
  if (!variant) throw new Error('no variant')
  return (
    <>
      <VariantChoice product={product} variant={variant} onChoose={setVariant} />
      <p role="status">{variant.title}</p>
    </>
  )
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const names = (option: string) =>
  group(option)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent)
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const chosen = () => screen.getByRole('status').textContent

describe('the choice of a variant', () => {
  it('offers the values of each option, the first variant chosen', () => {
    render(<Choice />)
    expect(names('Era')).toEqual(['Oldies', 'Nineties', 'Indie'])
    expect(names('Size')).toEqual(['Small', 'Large'])
    expect([radio('Oldies').checked, radio('Small').checked]).toEqual([true, true])
  })

  it('changes one option and keeps the other', async () => {
    render(<Choice />)
    await userEvent.click(radio('Nineties'))
    expect(chosen()).toBe('Nineties / Small')
    expect([radio('Nineties').checked, radio('Small').checked]).toEqual([true, true])
  })

  it('marks sold-out values and missing combinations, which can still be chosen', async () => {
    render(<Choice from="43" />)
    const gone = radio('Large Sold out')
    expect(gone.parentElement?.querySelector('s')?.textContent).toBe('Large')
    const pill = () => gone.parentElement?.className
    const unchosen = pill()
    await userEvent.click(gone)
    expect(chosen()).toBe('Nineties / Large')
    // Chosen, it is not the most inviting one.
    expect(pill()).not.toBe(unchosen)
    expect(names('Era')).toEqual(['Oldies', 'Nineties Sold out', 'Indie Other combination'])
    await userEvent.click(radio('Indie Other combination'))
    expect(chosen()).toBe('Indie / Small')
    expect(radio('Small').checked).toBe(true)
  })

  it('shows swatches where the store has some', () => {
    const options = [{ name: 'Era', values: [{ name: 'Oldies', swatch: '/cdn/oldies.webp' }] }]
    render(<Choice product={{ ...game, options }} />)
    expect(document.querySelector('label img')?.getAttribute('src')).toContain('/cdn/oldies.webp')
    expect(radio('Oldies')).toBeTruthy()
  })

  it('is absent where there is nothing to choose', () => {
    render(<Choice product={sampleProduct(1, 799)} />)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('is a form per option without script, whose buttons name the variant', () => {
    const html = renderToString(<Choice />)
    document.body.innerHTML = html
    const [era, size] = [...document.querySelectorAll('form')]
    expect(era?.method).toBe('get')
    expect(era && [...new FormData(era)]).toEqual([['variant', '41']])
    radio('Nineties').click()
    expect(era && [...new FormData(era)]).toEqual([['variant', '43']])
    expect(size && [...new FormData(size)]).toEqual([['variant', '41']])
    expect(group('Era').getByRole('button', { name: 'Choose Era' })).toBeTruthy()
    document.body.innerHTML = ''
  })

  it('keeps what was chosen for each option before hydration', async () => {
    new Function(earlyTapsScript())()
    const page = document.createElement('div')
    document.body.replaceChildren(page)
    page.innerHTML = renderToString(<Choice />)
    radio('Nineties').click()
    radio('Large').click()
    const root = await act(async () => hydrateRoot(page, <Choice />))
    await act(() => replayEarlyTaps())
    expect(chosen()).toBe('Nineties / Large')
    expect(page.querySelectorAll(':checked')).toHaveLength(2)
    act(() => root.unmount())
  })
})
