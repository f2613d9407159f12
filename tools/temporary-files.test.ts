import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { root } from './project.ts'

it('a run keeps its temporary files in one folder, its children too, and removes it at the end', () => {
  const child = 'require("node:fs").mkdtempSync(require("node:path").join(os.tmpdir(), "a-"))'
  const script = `
    import { execFileSync } from 'node:child_process'
    import { keepTemporaryFiles } from './tools/temporary-files.ts'
    keepTemporaryFiles()
    const folder = process.env.TMPDIR
    keepTemporaryFiles()
    const run = (script) => execFileSync(process.execPath, ['-p', script], { encoding: 'utf8' }).trim()
    console.log(JSON.stringify([folder, process.env.TMPDIR, run(${JSON.stringify(child)})]))`
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: '/tmp' },
    encoding: 'utf8',
  })
  const [folder, again, file] = JSON.parse(output)
  expect(again).toBe(folder)
  expect(file.startsWith(`${folder}/a-`)).toBe(true)
  expect(existsSync(folder)).toBe(false)
  // This run has one, too.
  expect(tmpdir()).toContain('party-gully-test-')
})
