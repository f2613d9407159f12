/*
 * npm passes SIGTERM to the shell between us, which dies without passing it on: its death is our SIGTERM. Loaded by
 * whatever runs in a command's place.
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
