import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { specified } from '#test/specification.ts'
import { root } from './project.ts'
import { tailorSonner } from './tailored-sonner.ts'

const installed = readFileSync(join(root, 'node_modules/sonner/dist/index.mjs'), 'utf8')

test('a swipe of 20 px sends a toast away', () => {
  specified('swipe 20 px')
  expect(tailorSonner(installed)).toContain('SWIPE_THRESHOLD = 20;')
})

test('no style is put into the page', () => {
  expect(tailorSonner(installed)).not.toMatch(/^__insertCSS\(/m)
})

test('a library that has changed is told, not taken', () => {
  expect(() => tailorSonner('export {}')).toThrow('sonner changed')
})
