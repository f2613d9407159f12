import type { FormEvent } from 'react'
import { href, useNavigate } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { frame } from '#content/frame.ts'

/** Opens the search page with the typed words. A plain form that works without script. */
export function SearchBox({ className = '' }: { className?: string }) {
  const navigate = useNavigate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(href('/search') + (words && `?q=${encodeURIComponent(words)}`))
    // The search page shows the words in its own box.
    event.currentTarget.reset()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and older browsers do not support <search>
    <form
      role="search"
      aria-label={frame.search.form}
      action={href('/search')}
      className={`search-box ${className}`}
      onSubmit={submit}
    >
      <input
        type="search"
        name="q"
        className="field-input"
        aria-label={frame.search.label}
        placeholder={frame.search.placeholder}
        enterKeyHint="search"
        autoComplete="off"
      />
      <IconButton type="submit" label={frame.search.button}>
        <Icon name="search" />
      </IconButton>
    </form>
  )
}
