import type { Page } from '@playwright/test'
import { layOutWhole } from './show-example.ts'

/**
 * A line of text, or a control, as rendered. Elements are identified by their index in the
 * document.
 */
type Box = {
  readonly words: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The paragraph, heading or other block of the text; null for a control. */
  readonly block: number | null
  /** The control itself, or the one that contains the text. */
  readonly control: number | null
  /** The bar or other part around it that stays while the page scrolls; null on the page itself. */
  readonly layer: number | null
  /** Part of it is neither visible nor reachable by scrolling. */
  readonly isCut: boolean
}

/** A smaller overlap of boxes is not visible. */
const SLACK = 2

/** Text that is lost to a reader: cut off, or overlapped by other text or a control. */
export async function findLostText(page: Page): Promise<string[]> {
  await layOutWhole(page)
  const texts = await page.evaluateHandle(findTexts)
  const words = await texts.evaluate(collectWords)
  const controls = await page.evaluate(collectControls)
  const cut = words.filter((box) => box.isCut).map((box) => `"${box.words}" is cut off`)
  return [...new Set([...cut, ...findOverlaps([...words, ...controls])])]
}

function findOverlaps(boxes: readonly Box[]): string[] {
  const sorted = boxes.filter((box) => !box.isCut).sort((one, other) => one.top - other.top)
  return sorted.flatMap((one, index) => {
    const found: string[] = []
    for (const other of sorted.slice(index + 1)) {
      if (other.top >= one.bottom) break
      if (areApart(one, other) && touch(one, other)) {
        found.push(`"${one.words}" and "${other.words}" overlap`)
      }
    }
    return found
  })
}

/** True for two blocks of text, and for text and a control that does not contain it. */
function areApart(one: Box, other: Box): boolean {
  if (one.layer !== other.layer) return false
  const areWords = one.block !== null && other.block !== null
  if (areWords) return one.block !== other.block
  return (one.block !== null || other.block !== null) && one.control !== other.control
}

function touch(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > SLACK && down > SLACK
}

/**
 * The visible texts. Like the functions below it runs in the page, so it cannot use outer scope.
 */
function findTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const parent = text.parentElement
    if (!(text instanceof Text) || !/\S/.test(text.data) || !parent?.checkVisibility()) continue
    const above: Element[] = []
    for (let at: Element | null = parent; at; at = at.parentElement) above.push(at)
    const { opacity, visibility } = getComputedStyle(parent)
    const isHidden = opacity === '0' || visibility !== 'visible' || parent.matches('option')
    const isDecoration = parent.closest('[aria-hidden=true], [inert]') !== null
    // Text for screen readers is in a box of one pixel.
    const isForEars = above.some((part) => part.clientWidth === 1)
    if (!isHidden && !isDecoration && !isForEars) found.push(text)
  }
  return found
}

function collectWords(texts: readonly Text[]): Box[] {
  const all = new Map([...document.querySelectorAll('*')].map((element, at) => [element, at]))
  const numberOf = (element: Element | undefined | null) => (element && all.get(element)) ?? null

  function isCut(line: DOMRect, above: readonly Element[]): boolean {
    for (const edge of above) {
      const { overflowX, overflowY } = getComputedStyle(edge)
      const box = edge.getBoundingClientRect()
      // Text that can be scrolled into view is not lost.
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      const isPastSide = line.right > box.right + 1 || line.left < box.left - 1
      const isPastEnd = line.bottom > box.bottom + 1 || line.top < box.top - 1
      if (/hidden|clip/.test(overflowX) && isPastSide) return true
      if (/hidden|clip/.test(overflowY) && isPastEnd) return true
    }
    return line.right > document.documentElement.clientWidth + 1 || line.left < -1
  }

  return texts.flatMap((text) => {
    const above: Element[] = []
    for (let at = text.parentElement; at; at = at.parentElement) above.push(at)
    const styles = above.map((element) => getComputedStyle(element))
    const range = document.createRange()
    range.selectNodeContents(text)
    // A title with a line limit is cut on purpose: its own page shows all of it.
    const limit = above[styles.findIndex(({ webkitLineClamp }) => webkitLineClamp !== 'none')]
    const end = limit?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    const lines = [...range.getClientRects()].filter((box) => box.bottom - box.height / 2 < end)
    return lines.map((box) => {
      // A font is taller than its letters: only the middle half of the line counts.
      const line = new DOMRect(box.x, box.y + box.height / 4, box.width, box.height / 2)
      const { left, right, top, bottom } = line
      return {
        ...{ left, right, top, bottom, isCut: isCut(line, above) },
        words: text.data.trim().slice(0, 50),
        block: numberOf(above[styles.findIndex(({ display }) => display !== 'inline')]),
        control: numberOf(above.find((part) => part.matches('a, button, summary, label'))),
        layer: numberOf(above[styles.findIndex(({ position }) => /fixed|sticky/.test(position))]),
      }
    })
  })
}

function collectControls(): Box[] {
  const all = [...document.querySelectorAll('*')]
  const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position)
  return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter((element) => {
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // Text over a picture in a control is there on purpose.
      return (
        isShown && getComputedStyle(element).display !== 'inline' && !element.querySelector('img')
      )
    })
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      let layer: Element | null = element
      while (layer && !isFixed(layer)) layer = layer.parentElement
      return {
        ...{ left, right, top, bottom, block: null, isCut: false },
        words: element.getAttribute('aria-label') ?? (element.textContent ?? '').slice(0, 50),
        control: all.indexOf(element),
        layer: layer && all.indexOf(layer),
      }
    })
}
