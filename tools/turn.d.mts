/**
 * Waits until no other process holds the lock file and takes it.
 * @param doing what the holder does, for the line that tells why this waits
 * @returns gives the turn back
 */
export function takeTurn(lock: string, doing: string): Promise<() => void>
