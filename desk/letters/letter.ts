import { html, raw } from 'hono/html'
import { letterFrame } from '#content/letters.ts'
import { brand } from '#merchant/brand.ts'
import { blockToHtml, blockToText, type LetterBlock, type Markup } from './letter-blocks.ts'
import { looks, styleSheet } from './letter-looks.ts'

/** An e-mail: the plain text says the same as the HTML. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

/** The content of a letter, before it is rendered. */
export type LetterWords = {
  readonly subject: string
  /** The heading, and the first line of the preview in a mailbox. */
  readonly title: string
  readonly blocks: readonly LetterBlock[]
  /** Why the recipient gets it. */
  readonly reason: string
  /** Link to unsubscribe, for letters that are not about the recipient's own order or question. */
  readonly unsubscribeUrl?: string
}

const MAX_SUBJECT_LENGTH = 120

/** Renders a letter in the shop's look and as plain text. What people typed is always escaped. */
export function createLetter({ subject, ...words }: LetterWords): Letter {
  return { subject: toLine(subject), text: toText(words), html: `${toPage(words)}` }
}

/** A single line without control characters, safe for a header. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const letters = [...line]
  return letters.length > MAX_SUBJECT_LENGTH
    ? `${letters.slice(0, MAX_SUBJECT_LENGTH - 1).join('')}…`
    : line
}

type Body = Omit<LetterWords, 'subject'>

function toText({ title, blocks, reason, unsubscribeUrl }: Body): string {
  const unsubscribe = unsubscribeUrl ? [`${letterFrame.unsubscribe}: ${unsubscribeUrl}`] : []
  return [
    title,
    ...blocks.map(blockToText),
    '--',
    [reason, ...unsubscribe, brand.name, ...brand.address].join('\n'),
  ].join('\n\n')
}

function toPage({ title, blocks, reason, unsubscribeUrl }: Body): Markup {
  const link = unsubscribeUrl
    ? html`<p style="${looks.small}"><a href="${unsubscribeUrl}" style="${looks.smallLink}">${letterFrame.unsubscribe}</a></p>`
    : ''
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${title}</title>
<style>${raw(styleSheet)}</style>
</head>
<body class="ground" style="${looks.body}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="${looks.ground}">
<tr><td align="center" style="${looks.margin}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${looks.column}">
<tr><td style="${looks.header}"><span style="${looks.sign}">${brand.wordmark}</span></td></tr>
<tr><td style="${looks.stripe}">&nbsp;</td></tr>
<tr><td class="paper" style="${looks.paper}">
<h1 class="ink" style="${looks.title}">${title}</h1>
${blocks.map(blockToHtml)}
</td></tr>
<tr><td class="foot" style="${looks.foot}">
<p style="${looks.small}">${reason}</p>
${link}
<p style="${looks.small}">${brand.name}<br>${brand.address.map((line, at) => (at === 0 ? line : html`<br>${line}`))}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
