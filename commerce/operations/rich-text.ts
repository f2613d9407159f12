import type { RichBlock, RichLine } from '#commerce/model/rich-text.ts'
import { createLine, readAddress, readWords } from './rich-line.ts'

/** Elements whose content is not text. */
const silent = /<(script|style|template|noscript|iframe|svg|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const comment = /<!--[\s\S]*?-->/g
/** A tag with its quoted attributes, or text up to the next tag. */
const part = /<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</gi

const paragraphs = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer header hr main p pre section'.split(
    ' ',
  ),
)

/**
 * Reads a store's HTML. Drops all markup and keeps the content: headings, paragraphs, lists, tables, strong words, and
 * links with a safe URL.
 */
export function readRichText(html: string): RichBlock[] {
  const reader = createReader()
  const text = html.replace(comment, '').replace(silent, ' ')
  for (const [piece, name] of text.matchAll(part)) {
    if (name === undefined) reader.words(piece)
    else reader.tag(name.toLowerCase(), piece)
  }
  return reader.end()
}

/** Processes tags in order; a missing or misplaced tag closes what is open. */
function createReader() {
  const blocks: RichBlock[] = []
  const line = createLine()
  const list = createList(blocks)
  const table = createTable(blocks)
  const style = createStyle()
  let isHeading = false

  /** Adds the collected line as a cell, a list item, a heading or a paragraph. */
  function endLine() {
    const taken = line.take()
    if (table.isOpen()) table.cell(taken)
    else if (taken.length === 0) return
    else if (list.isOpen()) list.item(taken)
    else blocks.push({ type: isHeading ? 'heading' : 'paragraph', line: taken })
  }

  function structure(name: string, isEnd: boolean) {
    if (table.isOpen() && !/^t/.test(name)) return line.break()
    if (list.isOpen() && paragraphs.has(name)) return line.break()
    endLine()
    if (isHeadingTag(name)) isHeading = !isEnd
    if (/^[ou]l$/.test(name)) list.nest(isEnd, name === 'ol')
    if (/^t/.test(name)) table.tag(name, isEnd)
  }

  /** Two in a row start a new paragraph. */
  function breakLine() {
    if (line.isBroken() && !list.isOpen() && !table.isOpen()) endLine()
    else line.break()
  }

  const words = (text: string) => line.add(readWords(text), style.now())
  return {
    words,
    tag(name: string, tag: string) {
      const isEnd = tag.startsWith('</')
      if (name === 'br') breakLine()
      else if (style.tag(name, tag)) return
      else if (/^t[rdh]$/.test(name) && !table.isOpen()) words(' ')
      else if (isStructure(name)) structure(name, isEnd)
    },
    end() {
      endLine()
      list.close()
      table.close()
      return blocks
    },
  }
}

/** The current style: strong words and links. */
function createStyle() {
  let strong = 0
  let href: string | null = null
  return {
    now: () => ({ isStrong: strong > 0, href }),
    /** @returns whether it is a tag of a style */
    tag(name: string, tag: string): boolean {
      const isEnd = tag.startsWith('</')
      const isBold = name === 'b' || name === 'strong'
      if (isBold) strong = Math.max(0, strong + (isEnd ? -1 : 1))
      if (name === 'a') href = isEnd ? null : readAddress(tag)
      return isBold || name === 'a'
    },
  }
}

const isHeadingTag = (name: string) => /^h[1-6]$/.test(name)
const isStructure = (name: string) =>
  paragraphs.has(name) || isHeadingTag(name) || /^(?:li|[ou]l|table|t[rdh])$/.test(name)

/** A nested list adds its items to the outer one. */
function createList(blocks: RichBlock[]) {
  let depth = 0
  let isOrdered = false
  let items: RichLine[] = []
  function close() {
    if (items.length > 0) blocks.push({ type: 'list', isOrdered, items })
    items = []
    depth = 0
  }
  return {
    isOpen: () => depth > 0,
    item: (line: RichLine) => void items.push(line),
    nest(isEnd: boolean, ordered: boolean) {
      if (depth === 0) isOrdered = ordered
      depth += isEnd ? -1 : 1
      if (depth <= 0) close()
    },
    close,
  }
}

function createTable(blocks: RichBlock[]) {
  let rows: { cells: RichLine[]; isHead: boolean }[] | null = null
  let cell: 'td' | 'th' | null = null
  function close() {
    const filled = (rows ?? []).filter(({ cells }) => cells.some((line) => line.length > 0))
    const [first, ...rest] = filled
    const head = first?.isHead && rest.length > 0 ? first.cells : []
    const body = head.length > 0 ? rest : filled
    if (body.length > 0) blocks.push({ type: 'table', head, rows: body.map(({ cells }) => cells) })
    rows = null
  }
  return {
    isOpen: () => rows !== null,
    /** Text outside cells is dropped. */
    cell(line: RichLine) {
      const row = rows?.at(-1)
      if (!row || cell === null) return
      row.cells.push(line)
      row.isHead &&= cell === 'th'
      cell = null
    },
    tag(name: string, isEnd: boolean) {
      if (name === 'table') {
        if (isEnd) close()
        else rows ??= []
      } else if (name === 'tr') {
        if (!isEnd) rows?.push({ cells: [], isHead: true })
      } else if (!isEnd && (name === 'td' || name === 'th')) {
        cell = name
      }
    },
    close,
  }
}
