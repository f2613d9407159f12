import { Worker } from 'node:worker_threads'
import type { PaperJob } from './papers/print-papers.ts'

/** Draws a document as PDF. @returns null when so many wait that nothing is begun; a fault is thrown */
export type PrintPapers = (job: PaperJob) => Promise<Uint8Array<ArrayBuffer> | null>

type PrinterLimits = {
  /** Documents at once, the one that is drawn included. */
  readonly most?: number
  /** A document of 200 invoices takes some seconds of a busy processor. */
  readonly mostMs?: number
}

/**
 * Draws each document in a thread of its own, one after another, so that the shop answers meanwhile. Nothing of it is left
 * afterwards: papers are printed a few times a day, and what draws them takes 40 MB.
 * @param file the program of the thread
 */
export function createPaperPrinter(
  file: string | URL,
  { most = 5, mostMs = 60_000 }: PrinterLimits = {},
): PrintPapers {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (job) => {
    if (waiting >= most) return null
    waiting += 1
    const drawn = last.then(() => draw(file, job, mostMs))
    last = drawn.catch(() => undefined)
    try {
      return await drawn
    } finally {
      waiting -= 1
    }
  }
}

/** @throws the thread's own fault; an Error when it ends without a document, or takes too long */
function draw(file: string | URL, job: PaperJob, mostMs: number): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(file, { workerData: job })
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Papers were not drawn in ${mostMs} ms.`)),
      mostMs,
    )
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The thread that draws papers ended with ${code}.`))
    })
  }).finally(() => worker.terminate())
}
