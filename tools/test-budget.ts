import { JsonReporter, type Reporter, type TestModule, type Vitest } from 'vitest/node'

/**
 * Starts no further test file after `milliseconds`. Tests that are running go on to their end; the rest of their files
 * is left out.
 */
export class TestBudget implements Reporter {
  /** How many files were not started, or not run to their end. */
  left = 0
  readonly #milliseconds: number
  readonly #required: Set<string>
  readonly #running = new Set<string>()
  #vitest: Vitest | undefined
  #timer: NodeJS.Timeout | undefined
  #isOver = false
  #isStopped = false

  /** @param required absolute paths that run even if the time is over; they must be the first of the run */
  constructor(milliseconds: number, required: readonly string[]) {
    this.#milliseconds = milliseconds
    this.#required = new Set(required)
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  onTestRunStart(): void {
    this.#timer = setTimeout(() => {
      this.#isOver = true
      this.#stop()
    }, this.#milliseconds)
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.add(moduleId)
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    if (!this.#isStopped) this.#running.delete(moduleId)
    this.#required.delete(moduleId)
    if (this.#isOver) this.#stop()
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    clearTimeout(this.#timer)
    if (!this.#isStopped) return
    this.left = modules.filter((module) => !this.#isComplete(module)).length
    const hasFailed = errors.length > 0 || modules.some((module) => module.state() === 'failed')
    // Vitest fails every run that is stopped.
    process.exitCode = hasFailed ? 1 : 0
  }

  #isComplete(module: TestModule): boolean {
    if (wasNotRun(module)) return false
    const wasInterrupted = this.#running.has(module.moduleId)
    return !wasInterrupted || [...module.children.allTests('skipped')].length === 0
  }

  #stop(): void {
    // A second call would kill the running tests.
    if (this.#isStopped || this.#required.size > 0) return
    this.#isStopped = true
    void this.#vitest?.cancelCurrentRun('test-failure')
  }
}

/** Vitest's JSON report without files that were not run: it would say that they failed. */
export class RunFilesReporter extends JsonReporter {
  override onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const hasFailedTest = ({ children }: TestModule) => !children.allTests('failed').next().done
    return super.onTestRunEnd(
      modules.filter((module) => !wasNotRun(module) || hasFailedTest(module)),
    )
  }
}

const wasNotRun = (module: TestModule) => ['pending', 'queued'].includes(module.state())
