// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { leavePage } from './leave-page.ts'

it('the browser goes to the address', () => {
  // To a part of the page, which is as far as this browser goes.
  leavePage('#checkout')
  expect(window.location.hash).toBe('#checkout')
})
