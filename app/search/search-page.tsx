import type { FormEvent, ReactNode } from 'react'
import { Form, href } from 'react-router'
import { useEarlyFields } from '#app/browser/use-early-fields.ts'
import { MAX_WORDS } from '#app/catalogue/product-request.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/page.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { finder } from '#content/catalogue.ts'
import { search } from '#content/search.ts'

export type SearchPageProps = {
  words: string
  onType: (words: string) => void
  /** The shopper is about to type. */
  onFocus?: () => void
  /** Submits the words to the router; an empty string clears them. */
  onSend: (words: string) => void
  /** The search results. */
  children: ReactNode
}

/** Searches while typing (specification section 2, Search). */
export function SearchPage({ words, onType, onFocus, onSend, children }: SearchPageProps) {
  const form = useEarlyFields((fields) => {
    const typed = String(fields.get('q'))
    if (typed !== words) onType(typed)
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSend(words.trim())
  }

  return (
    <Container className="pt-8 pb-section">
      <h1 className="mb-6 text-3xl sm:text-4xl">{search.title}</h1>
      <Form
        ref={form}
        action={href('/search')}
        role="search"
        className="flex max-w-2xl gap-3"
        onSubmit={send}
      >
        <SearchField
          label={finder.search}
          labelHidden
          name="q"
          placeholder={finder.search}
          autoComplete="off"
          maxLength={MAX_WORDS}
          // Who opens an empty search is about to type; results are read first.
          autoFocus={words === ''}
          value={words}
          onFocus={onFocus}
          onChange={(event) => onType(event.currentTarget.value)}
          className="grow"
        />
        <Button type="submit">{search.button}</Button>
      </Form>
      {children}
    </Container>
  )
}

export function SearchCount({ count, words }: { count: number; words: string }) {
  return (
    <p role="status" className="my-5 break-words text-muted">
      {search.count(count, words.trim())}
    </p>
  )
}
