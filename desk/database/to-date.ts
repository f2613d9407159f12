/** A time as the database stores it; null when there is none. */
export const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text))
