/* Keeps two commands (two terminals, a start during a test) from writing the same files at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The locks of this process. */
const own = new Set()

/** Waits for the lock and acquires it. The lock of a killed process is free. */
export async function acquireLock(lock, doing) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waits = 0; !tryToAcquire(lock); waits += 1) {
    if (waits === 1) console.log(`Another command is ${doing} here; waiting for it…`)
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else await pause(200)
  }
  own.add(lock)
  return () => {
    own.delete(lock)
    rmSync(lock, { force: true })
  }
}

function tryToAcquire(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isHeld(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // An empty file is new: its holder has not written its process id yet.
    if (!holder) return true
    // In a restarted container this process may have the id of the killed one.
    if (holder === process.pid) return own.has(lock)
    process.kill(holder, 0)
    return true
  } catch (error) {
    // EPERM: alive, owned by another user. ENOENT: released a moment ago, so try again.
    return error.code !== 'ESRCH'
  }
}
