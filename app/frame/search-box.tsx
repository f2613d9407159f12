import { type ComponentType, type FormEvent, type SyntheticEvent, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { lazyPart } from '#app/browser/on-demand.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { frame } from '#content/frame.ts'

/** Created at the first use, since creating it preloads its script, and with it the search: phones show no box. */
let Suggestions: ComponentType<{ box: HTMLInputElement }> | undefined

/**
 * Opens the search page with the typed words, and suggests games while somebody types. A plain form that works without
 * script.
 */
export function SearchBox({ className = '' }: { className?: string }) {
  const navigate = useNavigate()
  const [used, setUsed] = useState<HTMLInputElement | null>(null)

  function suggest({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    Suggestions ??= lazyPart(() =>
      import('#app/catalogue/search-suggestions.tsx').then((part) => part.SearchSuggestions),
    )
    setUsed(currentTarget)
  }

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
        onFocus={suggest}
        // It may have had the focus before the page was interactive.
        onInput={suggest}
        onBlur={() => setUsed(null)}
      />
      <IconButton type="submit" label={frame.search.button}>
        <Icon name="search" />
      </IconButton>
      {used && Suggestions && <Suggestions box={used} />}
    </form>
  )
}
