// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { leavePage } from './leave-page.ts'

it('navigates the browser to the URL', () => {
  // A fragment, since this browser opens no other documents.
  leavePage('#checkout')
  expect(window.location.hash).toBe('#checkout')
})
