import { flushCompileCache } from 'node:module'
import { OperatorError } from '#platform/operator-error.ts'
import { startFailure } from '#platform/start-failure.ts'
import { readOptions, startStandalone, UsageError, usage } from './standalone.ts'

/** Exits with one sentence for the operator. */
function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

async function run(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(usage)
  const options = readOptions(args)
  const log = (message: string, fault: unknown) => console.error(message, fault)
  const running = await startStandalone({ ...options, log }).catch((fault: unknown) => {
    const sentence = startFailure(fault, { folder: options.dataDir, setting: '--data' })
    if (sentence !== null) refuse(sentence)
    throw fault
  })
  console.log(`The local store serves ${options.catalogueFile}`)
  console.log(`Storefront API: ${running.apiAddress}`)
  // So that the next start is faster, even if this process gets killed.
  flushCompileCache()
  let isClosing = false
  const close = () => {
    // A second Ctrl-C exits at once.
    if (isClosing) process.exit(130)
    isClosing = true
    console.log('Closing: open requests finish first.')
    void running.close().then(() => process.exit(0))
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

run().catch((fault: unknown) => {
  if (fault instanceof UsageError) refuse(`${fault.message} (--help lists the options.)`)
  if (fault instanceof OperatorError) refuse(fault.message)
  throw fault
})
