/*
 * npm sends SIGTERM to the shell it started us with, which exits without forwarding it. So the end of the shell counts
 * as SIGTERM. Loaded by every program that replaces a command.
 */
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}
