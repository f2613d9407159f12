/** An event of a Chromium trace; times in microseconds. */
export type TraceEvent = {
  readonly ph: string
  readonly name: string
  readonly pid: number
  readonly tid: number
  ts: number
  dur?: number
  /** The thread's processor time at `ts`, and during the event. */
  readonly tts?: number
  readonly tdur?: number
}

type Task = {
  readonly ts: number
  readonly dur: number
  readonly tts: number
  readonly tdur: number
}

/**
 * Changes a trace as if no other program had run: a task takes only its processor time, and the events in it move with
 * it. Tasks start when they did.
 */
export function toProcessorTime(events: readonly TraceEvent[]): void {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid}:${tid}`)
  for (const thread of threads.values()) {
    thread.sort((one, other) => one.ts - other.ts)
    let task: Task | null = null
    for (const event of thread) {
      if (isTask(event)) {
        task = { ...event }
        event.dur = event.tdur
      } else if (task && event.ts <= task.ts + task.dur) moveInto(task, event)
    }
  }
}

function isTask(event: TraceEvent): event is TraceEvent & Task {
  return event.ph === 'X' && event.name === 'RunTask' && event.tdur !== undefined
}

function moveInto(task: Task, event: TraceEvent): void {
  const share = task.dur > 0 ? task.tdur / task.dur : 1
  const begin =
    event.tts === undefined ? (event.ts - task.ts) * share : Math.max(event.tts - task.tts, 0)
  const offset = Math.min(begin, task.tdur)
  if (event.dur !== undefined) {
    event.dur = Math.min(event.tdur ?? event.dur * share, task.tdur - offset)
  }
  event.ts = task.ts + Math.round(offset)
}
