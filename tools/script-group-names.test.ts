import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.ts'
import * as names from './script-group-names.ts'

const { general, kinds, ...others } = names
const paths = [...Object.values(kinds), ...Object.values(others)].flat()

it('each folder and file that decides about script files by its name exists', () => {
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('each topic that decides about script files is the name of a folder', () => {
  const folders = globSync(['app/**/', 'commerce/**/'], { cwd: root }).map((path) => basename(path))
  expect(general.filter((topic) => !folders.includes(topic))).toEqual([])
})
