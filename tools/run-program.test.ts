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
