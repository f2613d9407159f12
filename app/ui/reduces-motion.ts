/** Whether to avoid motion: the shopper asked for less motion, or to save data. */
export function reducesMotion(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
