import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { readSourceFiles } from './source-file.ts'

const cart = 'app/cart/'
const readme = readFileSync(join(root, cart, 'README.md'), 'utf8')
const order = [...readme.matchAll(/^\| `([\w-]+)\/`/gm)].map(([, folder = '']) => folder)
const files = readSourceFiles().filter(({ path }) =>
  /^app\/cart\/[\w-]+\/[\w.-]+\.tsx?$/.test(path),
)
const folderOf = (path: string) => path.slice(cart.length).split('/')[0] ?? ''

it('the cart’s README names each of its folders', () => {
  expect([...new Set(files.map(({ path }) => folderOf(path)))].toSorted()).toEqual(order.toSorted())
})

it('a folder of the cart imports only those before it in the README', () => {
  const later = files
    .filter(({ path }) => !path.includes('.test.'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/['"]#app\/cart\/([\w-]+)\//g)]
        .filter(([, folder = '']) => order.indexOf(folder) >= order.indexOf(folderOf(path)))
        .map(([, folder]) => `${path} imports ${folder}/`),
    )
  expect(later).toEqual([])
})
