/** Closes a part of the process, or stops its work. */
export type Close = () => unknown

/**
 * Closes one part after the other, each also if one before it failed.
 * @param onFault called with each failure
 */
export async function closeAll(
  parts: readonly Close[],
  onFault: (fault: unknown) => void,
): Promise<void> {
  for (const close of parts) {
    try {
      await close()
    } catch (fault) {
      onFault(fault)
    }
  }
}
