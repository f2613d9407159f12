import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Longer searches are cut: no title is this long. */
export const MAX_WORDS = 100

/** The search words in a URL. */
export function readWords(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_WORDS).trim()
}

/** The words in the search box: initially those of the URL, written back on submit. */
export function useSearchWords() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const asked = readWords(search)
  const [words, setWords] = useState(asked)
  const [answered, setAnswered] = useState(asked)

  // Back, Forward and the search box in the navigation change the words.
  if (asked !== answered) {
    setAnswered(asked)
    setWords(asked)
  }

  function send(sent: string) {
    setWords(sent)
    void navigate({ search: sent === '' ? '' : `?${new URLSearchParams({ q: sent })}` })
  }

  return { words, setWords, send }
}
