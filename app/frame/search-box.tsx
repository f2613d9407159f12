import type { FormEvent } from 'react'
import { href, useNavigate } from 'react-router'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SearchIcon } from '#app/ui/icons.tsx'

/** Leads to the search page with the words typed. A plain form: it works without script. */
export function SearchBox({ className = '' }: { className?: string }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(href('/search') + (words && `?q=${encodeURIComponent(words)}`))
    // The search page has the words in a box of its own.
    event.currentTarget.reset()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and older browsers do not know <search>
    <form
      role="search"
      aria-label="All games"
      action={href('/search')}
      className={`search-box ${className}`}
      onSubmit={submit}
    >
      <input
        type="search"
        name="q"
        className="field-input"
        aria-label="Search all games"
        placeholder="Search games"
        enterKeyHint="search"
        autoComplete="off"
      />
      <IconButton type="submit" label="Search">
        <SearchIcon />
      </IconButton>
    </form>
  )
}
