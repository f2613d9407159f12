import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { replaceSearch } from '#app/browser/replace-search.ts'
import { MAX_WORDS } from '#app/catalogue/product-request.ts'

export function readWords(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_WORDS).trim()
}

/** The URL's query for these words; '' without any. */
export function writeWords(words: string): string {
  const trimmed = words.trim()
  return trimmed === '' ? '' : `?${new URLSearchParams({ q: trimmed })}`
}

/**
 * The words in the search box: initially those of the URL, which then follows the box. Typing changes the URL without
 * the router, which would update in a transition, too late for the box.
 */
export function useSearchWords() {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const inUrl = readWords(search)
  const [words, setWords] = useState(inUrl)
  const [answered, setAnswered] = useState(key)

  // Back, Forward, a link and the search box in the navigation change the words.
  if (key !== answered) {
    setAnswered(key)
    setWords(inUrl)
  }

  function type(typed: string) {
    setWords(typed)
    replaceSearch(writeWords(typed))
  }

  function send(sent: string) {
    setWords(sent)
    void navigate({ search: writeWords(sent) }, { replace: true })
  }

  return { words, type, send }
}
