/**
 * How often a generated case is repeated: in each `npm test` often enough for a fault that any case may show, by
 * `npm run test:deep` for one that shows in few of thousands.
 */
export function repeated(usually: number, deep: number): number {
  return import.meta.env.MODE === 'deep' ? deep : usually
}
