import { SearchField } from '#app/ui/search-field.tsx'
import { finder } from '#content/catalogue.ts'

export type ProductFinderProps = {
  words: string
  onChange: (words: string) => void
  /** Called when the shopper is about to type. */
  onFocus: () => void
}

/** Search box of the list of all games. Browser only. */
export function ProductFinder({ words, onChange, onFocus }: ProductFinderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not support <search>
    <form role="search" className="noscript:hidden" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={finder.search}
        labelHidden
        name="q"
        placeholder={finder.search}
        autoComplete="off"
        maxLength={100}
        value={words}
        onFocus={onFocus}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </form>
  )
}
