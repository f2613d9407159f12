// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

test('waits until it is near, unless it comes first', () => {
  render(<Picture src="/a.webp" alt="Box" width={4} height={5} />)
  expect(screen.getByRole('img', { name: 'Box' }).getAttribute('loading')).toBe('lazy')
  render(<Picture src="/b.webp" alt="First" priority />)
  const first = screen.getByRole('img', { name: 'First' })
  expect(first.getAttribute('loading')).toBe('eager')
  expect(first.getAttribute('fetchpriority')).toBe('high')
})

test('draws a label of the same name where there is no picture', () => {
  render(<Picture src={null} alt="Mystery Gully Box" />)
  expect(screen.getByRole('img', { name: 'Mystery Gully Box' }).tagName).toBe('svg')
})

test('the drawn label is silent without a name', () => {
  render(<Picture src={null} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
})
