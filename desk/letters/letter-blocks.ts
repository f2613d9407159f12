import { html } from 'hono/html'
import { letterFrame } from '#content/letters.ts'
import { looks } from './letter-looks.ts'

/** Escaped markup; values in `${}` are escaped unless they are markup themselves. */
export type Markup = ReturnType<typeof html>

/** A part of a letter, which can also be written as plain text. */
export type LetterBlock =
  | { readonly type: 'words'; readonly text: string }
  /** What somebody wrote, with its line breaks. */
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'button'; readonly label: string; readonly url: string }
  /** Labels may be long. */
  | { readonly type: 'links'; readonly text: string; readonly links: readonly LetterLink[] }
  | { readonly type: 'code'; readonly text: string }
  /** Values may be long, labels are short. */
  | { readonly type: 'facts'; readonly rows: Rows }
  /** Values are amounts, labels may be long. */
  | { readonly type: 'sums'; readonly rows: readonly SumRow[] }

/** A link to a web page, with its title. */
export type LetterLink = { readonly label: string; readonly url: string }

type Row = readonly [label: string, value: string]
type Rows = readonly Row[]

/** The sum of the rows above it is marked as the total. */
export type SumRow = readonly [...Row, mark?: 'total']

export function blockToText(block: LetterBlock): string {
  switch (block.type) {
    case 'words':
    case 'code':
      return block.text
    case 'quote':
      return toLines(block.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'links':
      return [block.text, ...block.links.map(({ label, url }) => `${label}:\n${url}`)].join('\n')
    case 'facts':
    case 'sums':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}

export function blockToHtml(block: LetterBlock): Markup {
  switch (block.type) {
    case 'words':
      return html`<p class="ink" style="${looks.words}">${withBreaks(block.text)}</p>`
    case 'quote':
      return html`<div class="inset" style="${looks.quote}">${withBreaks(block.text)}</div>`
    case 'code':
      return html`<p class="ink" style="${looks.code}">${block.text}</p>`
    case 'button':
      return html`<p style="${looks.buttonRow}"><a href="${block.url}" style="${looks.button}">${block.label}</a></p>
<p class="muted" style="${looks.link}">${letterFrame.orOpen}<br>${block.url}</p>`
    case 'links':
      return html`<p class="ink" style="${looks.words}">${block.text}</p>
${block.links.map(({ label, url }) => html`<p style="${looks.listed}"><a class="ink" href="${url}" style="${looks.listLink}">${label}</a></p>`)}`
    case 'facts':
      return toTable(block.rows.map((row) => toRow(row, looks.label, looks.fact)))
    case 'sums':
      return toTable(block.rows.map(toSum))
  }
}

const toTable = (rows: readonly Markup[]) =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${looks.rows}">${rows}</table>`

const toRow = ([name, said]: Row, label: string, value: string) =>
  html`<tr><th scope="row" class="muted" style="${label}">${name}</th><td class="ink" style="${value}">${said}</td></tr>`

const toSum = ([name, amount, mark]: SumRow) =>
  mark === 'total'
    ? html`<tr><th scope="row" class="ink" style="${looks.total}">${name}</th><td class="ink" style="${looks.totalAmount}">${amount}</td></tr>`
    : toRow([name, amount], looks.item, looks.amount)

const toLines = (text: string) => text.split(/\r\n|[\r\n\u2028\u2029]/)

const withBreaks = (text: string) =>
  toLines(text).map((line, at) => (at === 0 ? line : html`<br>${line}`))
