import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { expect, it } from 'vitest'
import { root } from './project.ts'
import { runProgram } from './run-program.ts'

const run = (script: string, silence: number) =>
  runProgram(process.execPath, ['-e', script], { cwd: root, silence })

it('lets a slow program finish while it keeps printing', async () => {
  const speaking = `
    let left = 8
    const timer = setInterval(() => {
      console.log(left)
      if (--left === 0) clearInterval(timer)
    }, 500)`
  expect(await run(speaking, 3000)).toEqual({ code: 0, output: '8\n7\n6\n5\n4\n3\n2\n1\n' })
})

it('stops a program that hangs, and says so', async () => {
  const { code, output } = await run('setInterval(() => {}, 1000)', 1000)
  expect(output).toContain('Ended: it printed nothing for 1 s.')
  expect(code).toBe(143)
})

it('lets other programs go first if asked', async () => {
  // What it starts has its priority. That is set just after its start.
  const show = 'setTimeout(() => console.log(os.getPriority()), 200)'
  const options = { cwd: root, yields: true }
  const { output } = await runProgram(process.execPath, ['-e', show], options)
  expect(Number(output)).toBe(constants.priority.PRIORITY_LOW)
})

it('lets all programs clean up before a signal stops it, and starts no other', async () => {
  const program = (after: number) => `
    process.on('SIGINT', () => setTimeout(() => process.exit(console.log('cleaned up') ?? 1), ${after}))
    setInterval(() => {}, 1000)
    console.log('runs')`
  const script = `
    import { runProgram } from './tools/run-program.ts'
    const run = (script) => runProgram(process.execPath, ['-e', script], { cwd: '.', live: true })
    const both = [${JSON.stringify(program(100))}, ${JSON.stringify(program(400))}].map(run)
    await Promise.race(both)
    await run('console.log("another")')
    await Promise.all(both)`
  const args = ['--input-type=module-typescript', '-e', script]
  const parent = spawn(process.execPath, args, { cwd: root })
  let output = ''
  parent.stdout.on('data', (chunk) => {
    output += chunk
    if (output === 'runs\nruns\n') parent.kill('SIGTERM')
  })
  const [code] = await once(parent, 'exit')
  expect(output).toBe('runs\nruns\ncleaned up\ncleaned up\n')
  expect(code).toBe(128 + constants.signals.SIGTERM)
})
