// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleChoice, sampleProduct } from '#test/sample-products.ts'
import { ChosenVariant } from './chosen-variant.tsx'
import { VariantChoice } from './variant-choice.tsx'

it('names the chosen variant and links to its options', () => {
  const product = sampleChoice()
  const [variant] = product.variants
  if (!variant) throw new Error('no variant')
  render(
    <>
      <VariantChoice product={product} variant={variant} onChoose={() => {}} />
      <ChosenVariant product={product} variant={variant} />
    </>,
  )
  expect(screen.getByText('Oldies / Small')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Change era or size' })
  const target = document.querySelector(link.getAttribute('href') ?? '')
  expect(target?.contains(screen.getByRole('group', { name: 'Era' }))).toBe(true)
})

it('says nothing where there is nothing to choose', () => {
  const product = sampleProduct(1, 799)
  const { container } = render(
    <ChosenVariant product={product} variant={product.variants[0] ?? null} />,
  )
  expect(container.childNodes).toHaveLength(0)
})
