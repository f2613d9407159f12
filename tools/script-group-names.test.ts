import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './project.ts'
import { named } from './script-groups.ts'

it('each folder and file that decides about script files by its name exists', () => {
  expect(named.paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('each topic that decides about script files is the name of a folder', () => {
  const folders = globSync(['app/**/', 'commerce/**/'], { cwd: root }).map((path) => basename(path))
  expect(named.topics.filter((topic) => !folders.includes(topic))).toEqual([])
})
