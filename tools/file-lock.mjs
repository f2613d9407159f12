/* Keeps two commands (two terminals, a start during a test) from writing the same files at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Waits for the lock and acquires it. The lock of a killed process is free. */
export async function acquireLock(lock, doing) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waits = 0; !tryToAcquire(lock); waits += 1) {
    if (waits === 1) console.log(`Another command is ${doing} here; waiting for it…`)
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else await pause(200)
  }
  return () => rmSync(lock, { force: true })
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
    // An empty file is new: its holder has not written its process id yet.
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0)
    return true
  } catch (error) {
    // EPERM: alive, owned by another user. ENOENT: released a moment ago, so try again.
    return error.code !== 'ESRCH'
  }
}
