import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tools/project.ts'
import { environmentSchema } from '../settings.ts'

it('the README has a row for every setting, and for nothing else', () => {
  const [, section = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## Settings\n')
  const [table = ''] = section.split('\n## ')
  const firstCells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  const named = firstCells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted())
})
