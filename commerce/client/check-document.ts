/** Strings and comments (skipped), brackets, and words with their `@` or `$`. */
const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{}()]|[@$]?\w+/g

/**
 * The names of the operations in a document, in order; null for an anonymous one. The text is scanned,
 * not parsed: the store refuses malformed documents.
 */
function readOperationNames(document: string): (string | null)[] {
  const names: (string | null)[] = []
  let depth = 0
  let expected: 'definition' | 'name' | 'body' = 'definition'
  for (const [token] of document.matchAll(TOKEN)) {
    if (token === '{' || token === '(') {
      if (depth === 0 && expected === 'definition') names.push(null)
      expected = 'body'
      depth += 1
      continue
    }
    if (token === '}' || token === ')') {
      depth -= 1
      if (depth === 0 && token === '}') expected = 'definition'
      continue
    }
    if (depth !== 0 || !/^[@\w]/.test(token)) continue
    if (expected === 'name' && !token.startsWith('@')) names.splice(-1, 1, token)
    const isOperation: boolean =
      expected === 'definition' && /^(query|mutation|subscription)$/.test(token)
    if (isOperation) names.push(null)
    expected = isOperation ? 'name' : 'body'
  }
  return names
}

/**
 * A document with several operations needs a unique name for each, and the request must name one
 * (specification section 5, Provider client rules).
 * @throws Error, not a fault: the document itself is wrong
 */
export function checkDocument(document: string, operationName: string | undefined): void {
  const names = readOperationNames(document)
  if (names.length < 2) return
  if (names.includes(null) || new Set(names).size < names.length) {
    throw new Error('A document with several operations needs a unique name for each.')
  }
  if (operationName === undefined || !names.includes(operationName)) {
    throw new Error(`Set operationName to one of ${names.join(', ')}.`)
  }
}
