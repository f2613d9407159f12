/** An ISO 8601 time as the provider writes it: in UTC, in whole seconds. */
export function toUtcSeconds(time: string): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}
