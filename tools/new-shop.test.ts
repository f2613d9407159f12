import { spawnSync } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linkPackages, served } from '#test/copy-release.ts'
import { makeTestFolder } from '#test/local-store/open-test-store.ts'
import { root } from './project.ts'

test('answers that are not JSON are refused with the place of the fault', () => {
  // A copy, which the command may write into if it does not refuse.
  const copy = makeTestFolder()
  for (const name of served) cpSync(join(root, name), join(copy, name), { recursive: true })
  linkPackages(copy)
  const file = join(copy, 'answers.json')
  writeFileSync(file, '{\n  "name": "Tapri Games"\n  "email": "hello@tapri.in"\n}')
  const options = ['tools/new-shop.ts', '--replace', '--answers', file]
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: copy, encoding: 'utf8' })
  expect(stderr).toBe(
    `${file}: is not valid JSON: line 3, column 3: a comma is missing before this\n`,
  )
  expect(status).toBe(1)
})
