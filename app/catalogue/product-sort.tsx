import { Select } from '#app/ui/select.tsx'
import { type ProductOrder, productOrders } from '#commerce/model/sort-products.ts'
import { finder } from '#content/catalogue.ts'
import { readOrder } from './product-request.ts'

export type ProductSortProps = { order: ProductOrder; onChange: (order: ProductOrder) => void }

/** Sort selector of the list of all games, wide enough for its longest option. Browser only. */
export function ProductSort({ order, onChange }: ProductSortProps) {
  return (
    <div className="flex-none noscript:hidden">
      <Select
        label={finder.sort}
        labelHidden
        name="sort"
        value={order}
        onChange={(event) => onChange(readOrder(event.currentTarget.value))}
      >
        {productOrders.map((each) => (
          <option key={each} value={each}>
            {finder.orders[each]}
          </option>
        ))}
      </Select>
    </div>
  )
}
