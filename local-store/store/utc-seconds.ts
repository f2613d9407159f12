/** A time of ISO 8601 as the provider writes times: in UTC, in whole seconds. */
export function toUtcSeconds(time: string): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}
