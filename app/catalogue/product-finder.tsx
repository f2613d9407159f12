import { useEarlyFields } from '#app/browser/use-early-fields.ts'
import { classNames } from '#app/ui/class-names.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { Select } from '#app/ui/select.tsx'
import { productOrders } from '#commerce/model/sort-products.ts'
import { finder } from '#content/catalogue.ts'
import { MAX_WORDS, type ProductRequest, readOrder } from './product-request.ts'

export type ProductFinderProps = {
  request: ProductRequest
  onChange: (part: Partial<ProductRequest>) => void
  /** Called when the shopper is about to type. */
  onFocus: () => void
}

/** Search box and sort selector of the list of all games. Browser only. */
export function ProductFinder({ request, onChange, onFocus }: ProductFinderProps) {
  const form = useEarlyFields((fields) => {
    const words = String(fields.get('q')) || request.words
    const order = readOrder(String(fields.get('sort')))
    // On a return it holds what was asked: a shopper who is on the way further back has another page's address already.
    const isTyped = words !== request.words || (order !== 'default' && order !== request.order)
    if (isTyped) onChange({ words, ...(order !== 'default' && { order }) })
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: older phones do not support <search>
    <form
      ref={form}
      // Sent before hydration, it is held until then: the browser would drop the URL's filters.
      method="post"
      role="search"
      // One row, unless the text is very large.
      className="product-finder flex flex-wrap gap-2 noscript:hidden sm:gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label={finder.search}
        labelHidden
        className={classNames('grow', request.order === 'default' ? 'basis-32' : 'basis-20')}
        name="q"
        placeholder={finder.search}
        autoComplete="off"
        maxLength={MAX_WORDS}
        value={request.words}
        onFocus={onFocus}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      <Select
        label={finder.sort}
        labelHidden
        // On phones, too, a chosen order is readable: as wide as the longest.
        className={classNames('sm:basis-60', request.order === 'default' && 'basis-30')}
        name="sort"
        value={request.order}
        onChange={(event) => onChange({ order: readOrder(event.currentTarget.value) })}
      >
        {productOrders.map((order) => (
          <option key={order} value={order}>
            {finder.orders[order]}
          </option>
        ))}
      </Select>
    </form>
  )
}
