import { parentPort, workerData } from 'node:worker_threads'
import { type PaperJob, printPapers } from './print-papers.ts'

// The worker thread of one document; paper-printer.ts passes this data.
const pdf = await printPapers(workerData as PaperJob)
parentPort?.postMessage(pdf, [pdf.buffer])
