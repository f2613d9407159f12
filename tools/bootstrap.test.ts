import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './project.ts'

/** A fake npm that logs its arguments, then behaves as FAKE_NPM says. */
const fakeNpm = `
const fs = require('node:fs')
fs.appendFileSync('calls', process.argv[2] + '\\n')
const [word, only] = (process.env.FAKE_NPM ?? '').split(' ')
if (word && (!only || process.argv[2] === only)) {
  console.error('npm error code ' + word)
  process.exit(1)
}
fs.rmSync('node_modules', { recursive: true, force: true })
fs.mkdirSync('node_modules/node/bin', { recursive: true })
fs.mkdirSync('node_modules/vite', { recursive: true })
fs.symlinkSync(process.env.REAL_NODE, 'node_modules/node/bin/node')
`

/** A project that is not installed yet, whose build prints hello. */
function createProject() {
  const folder = mkdtempSync(join(tmpdir(), 'party-gully-bootstrap-'))
  mkdirSync(join(folder, 'tools'))
  for (const name of [
    'bootstrap.mjs',
    'install.mjs',
    'serving.mjs',
    'stop-with-shell.mjs',
    'file-lock.mjs',
  ]) {
    cpSync(join(root, 'tools', name), join(folder, 'tools', name))
  }
  writeFileSync(join(folder, 'tools', 'build.ts'), 'console.log(`hello`, ...process.argv.slice(2))')
  writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }')
  writeFileSync(join(folder, 'npm-cli.js'), fakeNpm)
  writeFileSync(join(folder, 'calls'), '')
  const env = {
    ...process.env,
    REAL_NODE: process.execPath,
    npm_execpath: join(folder, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
  }
  return {
    folder,
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').split('\n').filter(Boolean),
    run: (args: readonly string[], FAKE_NPM = '') =>
      new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
        const command = ['tools/bootstrap.mjs', ...args]
        const options = { cwd: folder, env: { ...env, FAKE_NPM } }
        execFile(process.execPath, command, options, (error, stdout, stderr) =>
          done({ code: error?.code ?? 0, stdout, stderr }),
        )
      }),
  }
}

/** One package is needed to serve, one only to build, and one only on another platform. */
function lockFile(version: string): string {
  const packages = {
    'node_modules/hono': { version },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/other': { version: '1.0.0', optional: true },
  }
  return JSON.stringify({ packages })
}

/** A project after `npm ci --omit=dev`, built elsewhere. */
function createServingProject() {
  const project = createProject()
  const { folder } = project
  writeFileSync(join(folder, 'package-lock.json'), lockFile('1.0.0'))
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node_modules/node/bin/node'))
  const installed = { packages: { 'node_modules/hono': { version: '1.0.0' } } }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify(installed))
  mkdirSync(join(folder, 'build/current'), { recursive: true })
  writeFileSync(join(folder, 'build/current/stamp'), 'built')
  writeFileSync(join(folder, 'tools/start.ts'), 'console.log(`serving`)')
  return project
}

describe('the first step of a command', () => {
  it('installs what is missing, says so, and runs the task', async () => {
    const project = createProject()
    const { code, stdout } = await project.run(['build', '--fast'])
    expect(stdout).toMatch(/^Installing dependencies.*\nInstalled in \d+ s\.\nhello --fast\n$/)
    expect(code).toBe(0)
  })

  it('installs nothing when everything is installed', async () => {
    const project = createProject()
    await project.run(['build'])
    expect((await project.run(['build'])).stdout).toBe('hello\n')
    expect(project.calls()).toEqual(['ci'])
  })

  it('installs again when the lock file has changed', async () => {
    const project = createProject()
    await project.run(['build'])
    appendFileSync(join(project.folder, 'package-lock.json'), '\n')
    writeFileSync(join(project.folder, 'npm-cli.js'), fakeNpm.replace(/fs\.symlink.*/, ''))
    await project.run(['build'])
    expect(project.calls()).toEqual(['ci', 'ci'])
  })

  it('waits for another command that is installing', async () => {
    const project = createProject()
    const results = await Promise.all([project.run(['build']), project.run(['build'])])
    expect(results.map(({ code }) => code)).toEqual([0, 0])
    expect(project.calls()).toEqual(['ci'])
  })

  it('does not wait for a command that was killed', async () => {
    const project = createProject()
    mkdirSync(join(project.folder, '.cache'))
    // The largest possible process id, which no process has.
    writeFileSync(join(project.folder, '.cache', 'install.lock'), '4194305')
    expect((await project.run(['build'])).stdout).toContain('hello')
  })

  it('installs from a lock file that is too short for a clean installation', async () => {
    const project = createProject()
    const { code } = await project.run(['build'], 'EUSAGE ci')
    expect(project.calls()).toEqual(['ci', 'install'])
    expect(code).toBe(0)
  })

  it.each([
    ['ENOTFOUND', 'No network: the npm registry could not be reached.'],
    ['ENOSPC', 'The disk is full: make about 1 GB free'],
    ['EACCES', 'This user is not allowed to write to the project’s folder'],
    ['E403', 'The npm registry refused access'],
    ['ESTRANGE', 'npm could not install the packages (it ended with 1).'],
  ])('reports %s in one sentence and fails', async (word, sentence) => {
    const project = createProject()
    const { code, stderr } = await project.run(['build'], word)
    expect(code).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain(sentence)
    expect(stderr).toContain(join('.cache', 'install.log'))
  })

  it('serves with the serving packages alone, and installs nothing', async () => {
    const project = createServingProject()
    const served = await project.run(['start'])
    expect(served).toMatchObject({ code: 0, stdout: 'serving\n', stderr: '' })
    expect(project.calls()).toEqual([])
    expect(readdirSync(join(project.folder, 'node_modules')).sort()).toEqual([
      '.package-lock.json',
      'node',
    ])
  })

  it.each(['doctor', 'import', 'export', 'backup', 'restore', 'personal-data', 'sbom'])(
    'runs %s with the serving packages alone, beside a shop that serves',
    async (task) => {
      const project = createServingProject()
      writeFileSync(join(project.folder, `tools/${task}.ts`), 'console.log(`done`)')
      expect(await project.run([task])).toEqual({ code: 0, stdout: 'done\n', stderr: '' })
      expect(project.calls()).toEqual([])
    },
  )

  it('installs the other packages for a task that needs them', async () => {
    const project = createServingProject()
    expect((await project.run(['build'])).stdout).toContain('hello')
    expect(project.calls()).toEqual(['ci'])
  })

  it('installs the other packages to build a shop that is not built', async () => {
    const project = createServingProject()
    rmSync(join(project.folder, 'build'), { recursive: true })
    expect((await project.run(['start'])).stdout).toContain('serving')
    expect(project.calls()).toEqual(['ci'])
  })

  it('installs again when a serving package has another version', async () => {
    const project = createServingProject()
    writeFileSync(join(project.folder, 'package-lock.json'), lockFile('2.0.0'))
    expect((await project.run(['start'])).stdout).toContain('serving')
    expect(project.calls()).toEqual(['ci'])
  })

  it('installs again after the other packages were removed', async () => {
    const project = createProject()
    await project.run(['build'])
    rmSync(join(project.folder, 'node_modules', 'vite'), { recursive: true })
    await project.run(['build'])
    expect(project.calls()).toEqual(['ci', 'ci'])
  })

  it('lists the tasks when asked for an unknown one', async () => {
    const { code, stderr } = await createProject().run(['deploy'])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^There is no task "deploy"\. Choose one of: start, test, check, /)
  })

  it('exits with the task’s exit code', async () => {
    const project = createProject()
    writeFileSync(join(project.folder, 'tools', 'build.ts'), 'process.exit(3)')
    expect((await project.run(['build'])).code).toBe(3)
  })
})
