/* Two commands at once (two terminals, a start during a test) take turns where they would write the same files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Waits until no other process holds `lock`, a file that names its holder, and takes it.
 * A holder that was killed does not keep the next one waiting.
 */
export async function takeTurn(lock, doing) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waits = 0; !take(lock); waits += 1) {
    if (waits === 1) console.log(`Another command is ${doing} here; waiting for it…`)
    if (!isHeld(lock)) rmSync(lock, { force: true })
    else await pause(200)
  }
  return () => rmSync(lock, { force: true })
}

function take(lock) {
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
    // An empty file was made this instant: its holder has yet to write its name.
    process.kill(Number(readFileSync(lock, 'utf8')) || process.pid, 0)
    return true
  } catch (error) {
    // EPERM: alive, another user's. ENOENT: given back just now, the next try will tell.
    return error.code !== 'ESRCH'
  }
}
