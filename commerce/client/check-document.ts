/** Strings and comments, which may hold anything; brackets; words, with the mark before them. */
const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{}()]|[@$]?\w+/g

/**
 * The names of the operations in a document, in their order; null for one without a name. The text is
 * scanned, not parsed: a malformed document is the store's to refuse.
 */
export function readOperationNames(document: string): (string | null)[] {
  const names: (string | null)[] = []
  let depth = 0
  let expected: 'definition' | 'name' | 'body' = 'definition'
  for (const [token] of document.matchAll(TOKEN)) {
    if (token === '{' || token === '(') {
      if (depth === 0 && expected === 'definition') names.push(null)
      expected = 'body'
      depth += 1
    } else if (token === '}' || token === ')') {
      depth -= 1
      if (depth === 0 && token === '}') expected = 'definition'
    } else if (depth === 0 && /^[@\w]/.test(token)) {
      const isOperation = /^(query|mutation|subscription)$/.test(token)
      if (expected === 'name' && !token.startsWith('@')) names.splice(-1, 1, token)
      if (expected === 'definition' && isOperation) names.push(null)
      expected = expected === 'definition' && isOperation ? 'name' : 'body'
    }
  }
  return names
}

/**
 * A document with several operations needs a name for each, all different, and the request must say
 * which one it means (specification section 5, Provider client rules).
 * @throws Error, not a fault: the document is wrong, whatever the store
 */
export function checkDocument(document: string, operationName: string | undefined): void {
  const names = readOperationNames(document)
  if (names.length < 2) return
  if (names.includes(null) || new Set(names).size < names.length) {
    throw new Error('A document with several operations needs a unique name for each.')
  }
  if (operationName === undefined || !names.includes(operationName)) {
    throw new Error(`Say which operation is meant, one of ${names.join(', ')}.`)
  }
}
