import {
  type PoolOptions,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from 'vitest/node'

/*
 * Vitest starts a thread for each test file and ends it afterwards. For a mutant that is most of the work: jsdom, React
 * and Testing Library are loaded and compiled again. Here a thread continues with the next test file. That file still
 * starts without modules of the shop, because Vitest's isolation drops them before each file.
 */

/** A thread's memory grows, and mutants may leave state behind. */
const MAX_FILES = 60

type Thread = { readonly worker: ThreadsPoolWorker; files: number }

const idle = new Map<string, Thread>()

/** @returns a worker of Vitest's pool whose thread is reused */
export function createLastingWorker(options: PoolOptions): PoolWorker {
  const environment = options.environment.name
  const known = idle.get(environment)
  idle.delete(environment)
  const thread = known ?? { worker: new ThreadsPoolWorker(options), files: 0 }
  const { worker } = thread
  let config: Extract<WorkerRequest, { type: 'start' }>['context']['config'] | null = null
  let hasFinished = false
  const listeners: [event: string, listener: (message: unknown) => void][] = []
  const answer = (type: string) => {
    const response = { type, __vitest_worker_response__: true }
    setImmediate(() => {
      for (const [event, listener] of [...listeners]) if (event === 'message') listener(response)
    })
  }

  return {
    name: 'lasting',
    deserialize: (data) => data,
    on(event, listener) {
      listeners.push([event, listener])
      worker.on(event, listener)
    },
    off(event, listener) {
      const at = listeners.findIndex(([name, known]) => name === event && known === listener)
      if (at >= 0) listeners.splice(at, 1)
      worker.off(event, listener)
    },
    async start() {
      if (!known) await worker.start()
      this.on('message', (message) => {
        if (message?.type === 'testfileFinished') hasFinished = true
      })
    },
    send(message) {
      if (message.type === 'start') config = message.context.config
      if (message.type === 'start' && known) return answer('started')
      if (message.type === 'stop') return answer('stopped')
      if (message.type !== 'run') return worker.send(message)
      // The thread was started with the options of an earlier run.
      worker.send({ ...message, context: { ...message.context, ...(config && { config }) } })
    },
    async stop() {
      for (const [event, listener] of listeners.splice(0)) worker.off(event, listener)
      thread.files += 1
      if (hasFinished && thread.files < MAX_FILES && !idle.has(environment)) {
        idle.set(environment, thread)
      } else {
        await worker.stop()
      }
    },
  }
}
