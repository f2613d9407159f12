import { allGames, finder } from '#content/catalogue.ts'
import { focusPage } from './no-games-found.tsx'
import { RequestLink, type RequestLinkProps } from './request-link.tsx'

export type ListStatusProps = Pick<RequestLinkProps, 'request' | 'onRequest' | 'address'> & {
  /** Number of games that match. */
  count: number
}

/** The number of games, and a link that clears the filters: on a phone, some are scrolled out of sight. */
export function ListStatus({ count, request, ...rest }: ListStatusProps) {
  const { filters, order } = request
  return (
    <div className="my-2 flex gap-1 text-sm text-muted sm:mb-4">
      <p role="status">{allGames.showing(count)}</p>
      {filters.length > 0 ? (
        // As tall as a target needs, above the first card's edge: the row keeps its height.
        <RequestLink
          {...rest}
          request={request}
          change={{ filters: [] }}
          className="link relative z-1 -mt-2 -mb-4 ml-auto pt-2 pb-4 text-ink"
          onClick={focusPage}
        >
          {finder.filters.clear(filters.length)}
        </RequestLink>
      ) : (
        order !== 'default' && (
          // On phones the selector is too narrow for its words.
          <p aria-hidden="true" className="sm:hidden">
            · {finder.orders[order]}
          </p>
        )
      )}
    </div>
  )
}
