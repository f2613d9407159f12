import { parentPort, workerData } from 'node:worker_threads'
import { type PaperJob, printPapers } from './print-papers.ts'

// The thread of one document (server/desk/paper-printer.ts), which gives it this.
const pdf = await printPapers(workerData as PaperJob)
parentPort?.postMessage(pdf, [pdf.buffer])
