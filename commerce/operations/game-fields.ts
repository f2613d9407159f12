import type { GameFacts, GameNumbers, TitledText } from '#commerce/model/game-facts.ts'
import { parseJson } from '#commerce/model/stored-fields.ts'
import { checkList, checkObjects, checkText } from './check-shape.ts'

/** All of a game's metafields, for its page. */
export const gameFields = /* GraphQL */ `
fragment GameFields on Product {
  metafields(identifiers: [
    { namespace: "game", key: "players" }
    { namespace: "game", key: "minutes" }
    { namespace: "game", key: "age" }
    { namespace: "game", key: "ground" }
    { namespace: "game", key: "benefits" }
    { namespace: "game", key: "box" }
    { namespace: "game", key: "how_to_play" }
    { namespace: "game", key: "cards" }
    { namespace: "game", key: "boxes" }
    { namespace: "game", key: "share_picture" }
    { namespace: "game", key: "origin" }
    { namespace: "game", key: "maker" }
    { namespace: "game", key: "importer" }
    { namespace: "game", key: "net_quantity" }
    { namespace: "game", key: "mrp" }
    { namespace: "game", key: "best_before" }
    { namespace: "game", key: "made" }
  ]) { key value }
}
`

/** The metafields that cards, filters and searches read. A store that does not expose them returns null. */
export const gameNumberFields = /* GraphQL */ `
fragment GameNumberFields on Product {
  metafields(identifiers: [
    { namespace: "game", key: "players" }
    { namespace: "game", key: "minutes" }
    { namespace: "game", key: "age" }
    { namespace: "game", key: "ground" }
  ]) { key value }
}
`

type Metafields = readonly ({ readonly key: string; readonly value: string } | null)[]

/** Present values by key. @throws StorefrontFault of kind `shape` */
export function readMetafields(metafields: Metafields, path: string): ReadonlyMap<string, string> {
  const filled = checkObjects(
    checkList(metafields, path).filter((metafield) => metafield !== null),
    path,
  )
  return new Map(filled.map(({ key, value }) => [checkText(key, path), checkText(value, path)]))
}

/** The text of one metafield; null when there is none. @throws StorefrontFault of kind `shape` */
export function readMetafield(
  metafield: { readonly value: string } | null | undefined,
  path: string,
): string | null {
  return metafield ? checkText(metafield.value, `${path}.value`) : null
}

/** Merchants write these by hand: malformed values count as absent. */
export function readGameFacts(values: ReadonlyMap<string, string>): GameFacts {
  return {
    ...readGameNumbers(values),
    benefits: readList(values.get('benefits')).filter(isText),
    box: readList(values.get('box')).filter(isText),
    steps: readTitledTexts(values.get('how_to_play')),
    cards: readTitledTexts(values.get('cards')),
    boxes: readList(values.get('boxes')).filter(isText),
  }
}

/** Reads a JSON list; drops other keys, and items without a title or a text. */
export function readTitledTexts(value: string | null | undefined): readonly TitledText[] {
  return readList(value)
    .filter(isTitledText)
    .map(({ title, text }) => ({ title, text }))
}

export function readGameNumbers(values: ReadonlyMap<string, string>): GameNumbers {
  const read = (key: string) => values.get(key)?.trim() || null
  return { players: read('players'), minutes: read('minutes'), age: read('age') }
}

function readList(value: string | null | undefined): readonly unknown[] {
  const list = parseJson(value ?? '')
  return Array.isArray(list) ? list : []
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isTitledText(value: unknown): value is TitledText {
  if (typeof value !== 'object' || value === null) return false
  return 'title' in value && isText(value.title) && 'text' in value && isText(value.text)
}
