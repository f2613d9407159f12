/**
 * Waits until no other process holds the lock file, and acquires it.
 * @param doing what the holder does, for the line that says why this waits
 * @returns releases the lock
 */
export function acquireLock(lock: string, doing: string): Promise<() => void>
