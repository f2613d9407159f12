import { INDIA_TIME_ZONE } from '#commerce/model/india-time.ts'

/** For example `26 November at 3:56 am`, in Indian time. */
export const formatMoment = (time: Date | number) =>
  new Date(time).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: INDIA_TIME_ZONE,
  })

/**
 * A note about this one view of a page, as HTML. When React hydrates, it skips elements of another type among the
 * body's children, so the page still hydrates. The browser removes the note, by `data-page`, when it shows another
 * page.
 * @param path as it is in the URL
 * @param seenAt for the note's script, if the page is a stored one: when it was seen, in milliseconds
 */
export function toPageNote(path: string, text: string, seenAt?: number): string {
  const page = path.replaceAll('&', '&amp;')
  const seen = seenAt === undefined ? '' : ` data-seen="${seenAt}"`
  return `<aside data-page="${page}"${seen} class="bg-inset px-4 pt-8 pb-2 text-center text-sm text-balance">${text}</aside>`
}

/** Adds a note below the navigation bar of a document. It is part of the first paint, so nothing shifts. */
export const addNote = (html: string, note: string) => html.replace('<main', () => `${note}<main`)
