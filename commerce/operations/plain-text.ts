/** Elements whose content is not text. */
const silent = /<(script|style|template|noscript|iframe|svg|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const comment = /<!--[\s\S]*?-->/g
const emptyItem = /<li\b[^>]*>\s*<\/li\s*>/gi
/** A tag with its quoted attributes, or text up to the next tag. */
const part = /<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi

const paragraphs = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main ol p pre section table tr ul'.split(
    ' ',
  ),
)

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
  times: '×',
}

/**
 * Converts a store's HTML to plain text: an empty line between paragraphs, `• ` before list items.
 * Anything in the result that looks like a tag was escaped text.
 */
export function toPlainText(html: string): string {
  const pieces: string[] = []
  for (const [text, tag] of dropSilent(html).replace(emptyItem, '').matchAll(part)) {
    pieces.push(tag === undefined ? decode(text.replace(/\s+/g, ' ')) : breakFor(text, tag))
  }
  return pieces
    .join('')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n')
    .replace(/•\n+/g, '• ')
    .replace(/(?:• )*•(?: (?=•)|$)/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Removes comments and elements whose content is not text. */
export function dropSilent(html: string): string {
  return html.replace(comment, '').replace(silent, ' ')
}

function breakFor(text: string, tag: string): string {
  const name = tag.toLowerCase()
  if (name === 'br') return '\n'
  if (name === 'li') return text.startsWith('</') ? '' : '\n• '
  if (name === 'td' || name === 'th') return ' '
  return paragraphs.has(name) ? '\n\n' : ''
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return entities[name] ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
