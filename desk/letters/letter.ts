import { html, raw } from 'hono/html'
import { letterFrame } from '#content/letters.ts'
import { brand } from '#merchant/brand.ts'
import { blockToHtml, blockToText, type LetterBlock, type Markup } from './letter-blocks.ts'
import { looks, styleSheet } from './letter-looks.ts'

/** What somebody reads: the plain text says what the HTML does. */
export type Letter = { readonly subject: string; readonly text: string; readonly html: string }

/** What a letter says, before it has a form. */
export type LetterWords = {
  readonly subject: string
  /** Over the letter, and the first line of what a mailbox shows of it. */
  readonly title: string
  readonly blocks: readonly LetterBlock[]
  /** Why it came. */
  readonly reason: string
  /** How to get no more of them, for what is not about one's own order or question. */
  readonly unsubscribeUrl?: string
}

const LONGEST_SUBJECT = 120

/** A letter with the shop's look, and the same as plain text. Whatever people typed is only ever text. */
export function createLetter({ subject, ...words }: LetterWords): Letter {
  return { subject: toLine(subject), text: toText(words), html: `${toPage(words)}` }
}

/** One line without control characters, which headers are made of. */
export function toLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()
  const letters = [...line]
  return letters.length > LONGEST_SUBJECT
    ? `${letters.slice(0, LONGEST_SUBJECT - 1).join('')}…`
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
