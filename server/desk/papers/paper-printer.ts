import { Worker } from 'node:worker_threads'
import { createSequence } from '#platform/create-sequence.ts'
import type { PaperJob } from './print-papers.ts'

/** Renders a document as PDF. @returns null when too many are waiting; faults are thrown */
export type PrintPapers = (job: PaperJob) => Promise<Uint8Array<ArrayBuffer> | null>

type PrinterLimits = {
  /** Most documents at once, including the one being rendered. */
  readonly maxWaiting?: number
  /** A document of 200 invoices takes some seconds on a busy processor. */
  readonly timeoutMs?: number
}

/**
 * Renders each document in a worker thread, one after another, so that the shop responds meanwhile. The thread ends
 * afterwards: documents are printed a few times a day, and the renderer takes 40 MB.
 * @param file the thread's program
 */
export function createPaperPrinter(
  file: string | URL,
  { maxWaiting = 5, timeoutMs = 60_000 }: PrinterLimits = {},
): PrintPapers {
  const runInSequence = createSequence()
  let waiting = 0
  return async (job) => {
    if (waiting >= maxWaiting) return null
    waiting += 1
    try {
      return await runInSequence(() => draw(file, job, timeoutMs))
    } finally {
      waiting -= 1
    }
  }
}

/** @throws the thread's fault; an Error when it ends without a document or takes too long */
function draw(
  file: string | URL,
  job: PaperJob,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(file, { workerData: job })
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The PDF was not rendered within ${timeoutMs} ms.`)),
      timeoutMs,
    )
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The PDF worker exited with code ${code}.`))
    })
  }).finally(() => worker.terminate())
}
