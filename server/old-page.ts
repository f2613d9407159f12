import { oldPage } from '#content/old-page.ts'

const words = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/**
 * Says below a document's bar when its goods were read. React passes over elements of another kind among those of the
 * body, so its script still fits; with `data-page` the browser takes the note off when it shows another page.
 *
 * @param path as it stands in the address
 */
export function sayTime(html: string, time: Date, path: string): string {
  const page = path.replaceAll('&', '&amp;')
  const note = `<aside data-page="${page}" class="bg-inset px-4 pt-8 pb-2 text-center text-sm">${oldPage.asOf(words.format(time))}</aside>`
  return html.replace('<main', () => `${note}<main`)
}
