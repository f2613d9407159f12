// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InShop, simulated } from '#test/in-shop.tsx'
import { polyfillDialogs } from '#test/jsdom-dialogs.ts'
import { specified } from '#test/specification.ts'
import { ExitOffer } from './exit-offer.tsx'

const KEY = 'party-gully-exit-intent'
const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

const leaveThroughTop = () => fireEvent.mouseOut(document, { clientY: -1, relatedTarget: null })
const isOpen = () => document.querySelector('dialog')?.open ?? false

function show(itemCount: number, onComplete = vi.fn()) {
  const code = simulated.claims.exitCode ?? ''
  render(
    <InShop settings={simulated}>
      <ExitOffer
        code={code}
        itemCount={itemCount}
        changes={[]}
        isBusy={false}
        onComplete={onComplete}
        onClose={vi.fn()}
      />
    </InShop>,
  )
  return onComplete
}

beforeEach(() => {
  polyfillDialogs()
})

describe('the exit-intent dialog', () => {
  // spec 2.188, 2.189, 4.062
  it('opens when the pointer leaves through the top and the cart has items', () => {
    show(1)
    expect(isOpen()).toBe(false)
    leaveThroughTop()
    expect(isOpen()).toBe(true)
    expect(screen.getByText(specified('SAVE10'))).toBeTruthy()
    specified('Offers code SAVE10 for 10% off; mentions 30-day returns')
    expect(screen.getByRole('dialog').textContent).toMatch(/10% off.*30-day returns/)
  })

  it('has a picture that is not loaded before it opens', () => {
    show(1)
    expect(document.querySelector('dialog img')?.getAttribute('loading')).toBe('lazy')
  })

  // spec 4.063
  it.each([
    ['an empty cart', 0, { clientY: -1, relatedTarget: null }],
    ['a pointer that leaves through the side', 1, { clientY: 300, relatedTarget: null }],
    ['a pointer that moves to another element', 1, { clientY: -1, relatedTarget: document }],
  ])('stays closed for %s', (_, items, event) => {
    show(items)
    fireEvent.mouseOut(document, event)
    expect(isOpen()).toBe(false)
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  // spec 4.065, 9.036
  it.each([
    ['a minute less than 24 hours ago', MINUTE - 24 * HOUR, false],
    ['24 hours ago', -24 * HOUR, true],
    ['in the future, before the clock was set back', HOUR, true],
  ])('remembers that it was shown %s', (_, offset, opens) => {
    localStorage.setItem(KEY, String(Date.now() + offset))
    show(1)
    leaveThroughTop()
    expect(isOpen()).toBe(opens)
  })

  // spec 2.190, 4.064, 4.065, 4.067
  it('is closed by its second button and is not shown again', async () => {
    show(2)
    leaveThroughTop()
    await userEvent.click(screen.getByRole('button', { name: specified('Continue Shopping') }))
    expect(isOpen()).toBe(false)
    act(leaveThroughTop)
    expect(isOpen()).toBe(false)
    expect(Number(localStorage.getItem(KEY))).toBeGreaterThan(0)
  })

  // spec 2.190
  it('starts the checkout with its first button', async () => {
    const onComplete = show(2)
    leaveThroughTop()
    await userEvent.click(screen.getByRole('button', { name: specified('Complete My Order') }))
    expect(onComplete).toHaveBeenCalledOnce()
  })
})
