import { Icon } from '#app/ui/icon.tsx'
import { finder } from '#content/catalogue.ts'
import { focusPage } from './no-games-found.tsx'
import { type ProductRequest, toggleFilter } from './product-request.ts'
import { RequestLink, type RequestLinkProps } from './request-link.tsx'

export type ChosenFiltersProps = Pick<RequestLinkProps, 'request' | 'onRequest' | 'address'>

/** Why nothing is found: the search and the filters, which may be scrolled out of sight, each to be removed. */
export function ChosenFilters({ request, ...rest }: ChosenFiltersProps) {
  const chosen = listChosen(request)
  return (
    <>
      {finder.none.filtered(chosen.length)}
      <span className="mt-3 flex flex-wrap justify-center gap-2">
        {chosen.map(({ name, change }) => (
          <RequestLink
            key={name}
            {...rest}
            request={request}
            change={change}
            aria-label={finder.none.remove(name)}
            onClick={focusPage}
          >
            {name}
            <Icon name="close" />
          </RequestLink>
        ))}
      </span>
    </>
  )
}

type Chosen = { name: string; change: Partial<ProductRequest> }

function listChosen(request: ProductRequest): readonly Chosen[] {
  const words = request.words.trim()
  return [
    ...(words ? [{ name: `“${words}”`, change: { words: '' } }] : []),
    ...request.filters.map((filter) => ({
      name: finder.filters.names[filter],
      change: { filters: toggleFilter(request, filter) },
    })),
  ]
}
