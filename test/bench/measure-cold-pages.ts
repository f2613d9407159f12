import { join } from 'node:path'
import { root } from '#tools/project.ts'
import { runProgram } from '#tools/run-program.ts'
import type { Effort } from './effort.ts'
import type { Sample } from './figures.ts'
import { pinnedCommand } from './pinned-process.ts'

/** Runs `cold-pages.ts` in a built checkout. @throws Error with its output */
export async function measureColdPages(checkout: string, { cold }: Effort): Promise<Sample> {
  const [program, ...args] = pinnedCommand([
    ...[join(root, 'test/bench/cold-pages.ts'), String(cold.warmUp), String(cold.times)],
  ])
  const { code, output } = await runProgram(program, args, { cwd: checkout, env: process.env })
  if (code !== 0) throw new Error(`The pages could not be timed:\n${output}`)
  return JSON.parse(output.slice(output.lastIndexOf('\n{') + 1))
}
