import { IconButton } from '#app/ui/icon-button.tsx'
import { CloseIcon, SearchIcon } from '#app/ui/icons.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { productOrders } from '#commerce/model/sort-products.ts'
import { orderLabels, type ProductRequest, readOrder } from './product-request.ts'

export type ProductFinderProps = {
  request: ProductRequest
  onChange: (part: Partial<ProductRequest>) => void
}

/** Search box and sort selector of the list of all games. They work in the browser only. */
export function ProductFinder({ request, onChange }: ProductFinderProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not know <search>
    <form
      role="search"
      className="grid gap-3 noscript:hidden sm:grid-cols-[1fr_15rem]"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-3.5 left-4 z-1 text-muted" />
        <TextField
          label="Search games"
          labelHidden
          type="search"
          name="q"
          placeholder="Search games"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={request.words}
          onChange={(event) => onChange({ words: event.currentTarget.value })}
          className="[&_input]:px-12 [&_input::-webkit-search-cancel-button]:hidden"
        />
        {request.words !== '' && (
          <IconButton
            label="Clear the search words"
            className="absolute top-0.5 right-1"
            onClick={() => onChange({ words: '' })}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <Select
        label="Sort games"
        labelHidden
        name="sort"
        value={request.order}
        onChange={(event) => onChange({ order: readOrder(event.currentTarget.value) })}
      >
        {productOrders.map((order) => (
          <option key={order} value={order}>
            {orderLabels[order]}
          </option>
        ))}
      </Select>
    </form>
  )
}
