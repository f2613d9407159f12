import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { readSourceFiles } from './source-file.ts'

const files = readSourceFiles()

describe.each(['app/cart', 'app/desk', 'server/desk'])('%s', (part) => {
  const readme = readFileSync(join(root, part, 'README.md'), 'utf8')
  const rows = [...readme.matchAll(/^\| (`[\w-]+\/`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  const order = rows.flatMap((cell) =>
    [...cell.matchAll(/`([\w-]+)\/`/g)].map(([, folder = '']) => folder),
  )
  const folderOf = (path: string) => path.slice(part.length + 1).split('/')[0] ?? ''
  const inFolders = files.filter(
    ({ path }) =>
      path.startsWith(`${part}/`) && /^[\w-]+\/[\w.-]+\.tsx?$/.test(path.slice(part.length + 1)),
  )

  it('its README names each of its folders', () => {
    const folders = new Set(inFolders.map(({ path }) => folderOf(path)))
    expect([...folders].toSorted()).toEqual(order.toSorted())
  })

  it('a folder imports only those before it in the README', () => {
    const folder = new RegExp(`['"](?:#${part}|\\.\\.)/([\\w-]+)/`, 'g')
    const later = inFolders
      .filter(({ path }) => !path.includes('.test.'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(folder)]
          .filter(([, name = '']) => order.indexOf(name) >= order.indexOf(folderOf(path)))
          .map(([, name]) => `${path} imports ${name}/`),
      )
    expect(later).toEqual([])
  })
})
