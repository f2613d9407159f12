// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useCombobox } from './use-combobox.ts'

/** Types into the box before the effect that listens to it. */
function TypedEarly({ box }: { box: HTMLInputElement }) {
  const { typed } = useCombobox(box, 'list')
  useLayoutEffect(() => {
    box.value = 'taboo'
    box.dispatchEvent(new Event('input'))
  }, [box])
  return <output>{typed}</output>
}

it('knows what was typed between its first rendering and its listeners', () => {
  const box = document.createElement('input')
  box.value = 't'
  render(<TypedEarly box={box} />)
  expect(screen.getByRole('status').textContent).toBe('taboo')
})
