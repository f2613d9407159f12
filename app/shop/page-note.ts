/** Such as `26 November at 3:56 am`, in India. */
export const sayMoment = (time: Date | number) =>
  new Date(time).toLocaleString('en-IN', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  })

/**
 * Something about this one showing of a page, as HTML. React passes over elements of another kind among those of the body,
 * so its script still fits; with `data-page` the browser takes the note off when it shows another page.
 *
 * @param path as it stands in the address
 * @param seenAt for its script, where the page is one of then; milliseconds
 */
export function toPageNote(path: string, text: string, seenAt?: number): string {
  const page = path.replaceAll('&', '&amp;')
  const seen = seenAt === undefined ? '' : ` data-seen="${seenAt}"`
  return `<aside data-page="${page}"${seen} class="bg-inset px-4 pt-8 pb-2 text-center text-sm text-balance">${text}</aside>`
}

/** A document with a note below its bar: it is there before anything is drawn, so nothing moves. */
export const addNote = (html: string, note: string) => html.replace('<main', () => `${note}<main`)
