import { route } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { findStaleExamples, listExamples, listTestedExamples } from '../e2e/example-paths.ts'

const pathname = (path: string) => new URL(path, 'http://shop.example').pathname

test('every page of app/routes.ts has an example for tests of all pages', () => {
  const pages = routes.filter(({ file }) => file.endsWith('.tsx'))
  for (const { path = '/', file } of pages) {
    const examples = listExamples([route(path === '/' ? null : path, file)])
    const strays = examples.filter((example) => !matchPath(path, pathname(example.path)))
    expect(strays, `examples of ${path}`).toEqual([])
    expect(listTestedExamples(), `examples of ${path}`).toEqual(
      expect.arrayContaining(examples.filter((example) => !example.onlyScreens)),
    )
  }
})

test('a new page with a parameter fails until it has an example', () => {
  const entries = [route('gift/:code', 'gift/gift.route.tsx')]
  expect(() => listExamples(entries)).toThrow(
    'The route "gift/:code" of app/routes.ts has no example: add one to test/e2e/example-paths.ts.',
  )
})

test('a new page without a parameter is its own example', () => {
  expect(listExamples([route('gifts', 'gift/gifts.route.tsx')])).toEqual([{ path: '/gifts' }])
})

test('no example belongs to a removed page', () => {
  expect(findStaleExamples()).toEqual([])
})

test('endpoints of scripts and forms are not pages', () => {
  expect(listExamples([route('api/:name', 'gift/redeem.route.ts')])).toEqual([])
})
