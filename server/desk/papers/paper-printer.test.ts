import { expect, it } from 'vitest'
import { createPaperPrinter } from './paper-printer.ts'

const job = (title: string) => ({ what: 'slips', sheets: [{ title }] }) as never

/** A thread that runs this code, with `title` and `port`. */
const thread = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort as port, workerData } from 'node:worker_threads'
      const { title } = workerData.sheets[0]
      ${code}`)}`,
  )

const echo = 'port.postMessage(new TextEncoder().encode(title))'
const textOf = (pdf: Uint8Array | null) => pdf && new TextDecoder().decode(pdf)

it('renders one document at a time, and refuses one when too many wait', async () => {
  const print = createPaperPrinter(thread(echo), { maxWaiting: 2 })
  const asked = ['a', 'b', 'c'].map((title) => print(job(title)))
  expect((await Promise.all(asked)).map(textOf)).toEqual(['a', 'b', null])
  expect(textOf(await print(job('d')))).toBe('d')
})

it.each([
  ['fails', `if (title === 'bad') throw new Error('No such letter'); ${echo}`, 'No such letter'],
  ['ends early', `if (title === 'bad') process.exit(3); ${echo}`, 'exited with code 3'],
])('a worker that %s is an error, and the next document is rendered', async (_, code, message) => {
  const print = createPaperPrinter(thread(code))
  const [bad, good] = [print(job('bad')), print(job('good'))]
  await expect(bad).rejects.toThrow(message)
  expect(textOf(await good)).toBe('good')
})

it('a worker that takes too long is ended', async () => {
  const print = createPaperPrinter(thread('setInterval(() => {}, 1000)'), { timeoutMs: 1 })
  await expect(print(job('a'))).rejects.toThrow('not rendered within 1 ms')
})
