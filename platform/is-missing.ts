/** Whether an error of the system says that a file or folder does not exist. */
export const isMissing = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
