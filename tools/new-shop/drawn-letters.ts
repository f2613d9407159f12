/** Letters that the artwork's Hindi face has, with the joiners between them. */
const hindi =
  /[\u0901-\u0903\u0905-\u0939\u093c-\u094d\u0950\u0958-\u0961\u0964-\u0970\u200c\u200d]+/
/** Letters of its display face: printable Latin-1, typographic quotes and dashes. */
const latin = /[ -~\u00a0-\u00a9\u00ab-\u00b9\u00bb-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d]+/
const runs = new RegExp(`(?<hindi>${hindi.source})|${latin.source}`, 'g')

interface LetterRun {
  readonly text: string
  readonly face: 'display' | 'hindi'
}

/** Whether the faces of the artwork have every letter of the text. */
export const isDrawable = (text: string) => text.replace(runs, '') === ''

/** Splits a drawable text into runs of one face each: neither face has the letters of the other. */
export function splitByFace(text: string): readonly LetterRun[] {
  return [...text.matchAll(runs)].map(([run, letters]) => ({
    text: run,
    face: letters === undefined ? 'display' : 'hindi',
  }))
}
