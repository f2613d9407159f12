import { specified } from './specification.ts'

/** A text of the specification with every occurrence of its placeholders filled in: `{ N: '37' }`. */
export function fillIn(template: string, blanks: Readonly<Record<string, string>>): string {
  return Object.entries(blanks).reduce((text, [blank, value]) => {
    if (!text.includes(blank)) throw new Error(`"${template}" has no blank ${blank}`)
    return text.replaceAll(blank, value)
  }, specified(template))
}

/** The title and the text of a toast, which the specification writes as 'title / text'. */
export function specifiedToast(both: string): readonly [title: string, text: string] {
  const [title, text] = specified(both).split(' / ')
  if (!title || !text) throw new Error(`"${both}" is not a title and a text`)
  return [title, text]
}
