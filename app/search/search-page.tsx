import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Container } from '#app/ui/page.tsx'
import { SearchField } from '#app/ui/search-field.tsx'

/** Words longer than this are cut: no game is called so. */
export const MAX_WORDS = 100

export type SearchPageProps = {
  /** The words of the address. */
  asked: string
  /** Writes the words to the address; none clear it. */
  onSubmit: (words: string) => void
  /** What the words find, drawn; `clear` empties the box. */
  children: (words: string, clear: () => void) => ReactNode
}

/** Finds games as one types; sending the form writes the words to the address (specification section 2, Search). */
export function SearchPage({ asked, onSubmit, children }: SearchPageProps) {
  const [words, setWords] = useState(asked)
  const [answered, setAnswered] = useState(asked)
  // Typing stays quick: a long list is drawn anew only when the browser has time.
  const searched = useDeferredValue(words)

  // Back, Forward and the box in the navigation bring other words.
  if (asked !== answered) {
    setAnswered(asked)
    setWords(asked)
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(words.trim())
  }

  function clear() {
    setWords('')
    onSubmit('')
  }

  return (
    <Container className="pt-8 pb-section">
      <h1 className="mb-6 text-4xl">Search</h1>
      <Form action={href('/search')} role="search" className="flex max-w-2xl gap-3" onSubmit={send}>
        <SearchField
          label="Search games"
          labelHidden
          name="q"
          placeholder="Search games"
          autoComplete="off"
          maxLength={MAX_WORDS}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          className="grow"
        />
        <Button type="submit">Search</Button>
      </Form>
      {children(searched, clear)}
    </Container>
  )
}

/** How many games there are for the words. */
export function SearchCount({ count, words }: { count: number; words: string }) {
  const games = count === 1 ? '1 game' : `${count} games`
  return (
    <p role="status" className="my-5 break-words text-muted">
      {words.trim() === '' ? `${games} in the gully` : `${games} for “${words.trim()}”`}
    </p>
  )
}

export function SearchEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No games found" text="No game in the gully answers to that.">
      <Button onClick={onClear}>Clear Search</Button>
    </EmptyState>
  )
}
