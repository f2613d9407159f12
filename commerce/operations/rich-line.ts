import type { RichLine, RichSpan } from '#commerce/model/rich-text.ts'

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['gt', '>'],
  ['hellip', '…'],
  ['ldquo', '“'],
  ['lsquo', '‘'],
  ['lt', '<'],
  ['mdash', '—'],
  ['nbsp', ' '],
  ['ndash', '–'],
  ['quot', '"'],
  ['rdquo', '”'],
  ['rsquo', '’'],
  ['times', '×'],
])

type Style = { readonly isStrong: boolean; readonly href: string | null }

/** Collects the words of one line: collapses white space as HTML does, and joins neighbours of one style. */
export function createLine() {
  const spans: { text: string; style: Style }[] = []
  const last = () => spans.at(-1)
  return {
    add(text: string, style: Style) {
      const before = last()
      const isAtStart = !before || /\s$/.test(before.text)
      const words = isAtStart ? text.replace(/^ +/, '') : text
      if (words === '') return
      if (before && isSame(before.style, style)) before.text += words
      else spans.push({ text: words, style })
    },
    isBroken: () => last()?.text.endsWith('\n') ?? false,
    /** Adds at most one line break between two words. */
    break() {
      const before = last()
      if (before && !before.text.endsWith('\n')) before.text = `${before.text.replace(/ +$/, '')}\n`
    },
    /** The line so far, without white space around it; starts the next. */
    take(): RichLine {
      const taken = spans.splice(0)
      for (let end = taken.at(-1); end; end = taken.at(-1)) {
        end.text = end.text.trimEnd()
        if (end.text !== '') break
        taken.pop()
      }
      return taken.map(toSpan)
    },
  }
}

function isSame(one: Style, other: Style): boolean {
  return one.isStrong === other.isStrong && one.href === other.href
}

function toSpan({ text, style: { isStrong, href } }: { text: string; style: Style }): RichSpan {
  if (!isStrong && href === null) return text
  return { text, ...(isStrong && { isStrong }), ...(href !== null && { href }) }
}

/** Text as HTML shows it: entities are decoded, white space becomes one space. */
export function readWords(text: string): string {
  return decode(text.replace(/\s+/g, ' ')).replace(/ {2,}/g, ' ')
}

const ADDRESS = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
/** Other protocols can run a script; `//host` looks like a path of the shop but is another host. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

/** @param tag `<a …>` @returns its URL, or null when it is not safe to follow */
export function readAddress(tag: string): string | null {
  const [, double, single, bare] = ADDRESS.exec(tag) ?? []
  // Browsers ignore white space and control characters, which could hide a protocol.
  const address = decode(double ?? single ?? bare ?? '').replace(/[\p{Cc}\s]/gu, '')
  return SAFE_ADDRESS.test(address) ? address : null
}

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (all, decimal, hex, name) => {
      if (name !== undefined) return entities.get(name) ?? all
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
