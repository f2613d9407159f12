/**
 * How often a generated case is repeated. In `npm test`: often enough for a fault that any case may show. In `npm run
 * test:deep`: for one that few of thousands show.
 */
export function repeated(usually: number, deep: number): number {
  return import.meta.env.MODE === 'deep' ? deep : usually
}
