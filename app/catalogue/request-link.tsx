import { Link, type LinkProps } from 'react-router'
import { isPlainTap } from '#app/browser/is-plain-tap.ts'
import { type ProductRequest, writeProductRequest } from './product-request.ts'

export type RequestLinkProps = Omit<LinkProps, 'to'> & {
  request: ProductRequest
  /** What the link changes. */
  change: Partial<ProductRequest>
  onRequest: (change: Partial<ProductRequest>) => void
  /** The URL's query when the page was opened. */
  address: string
}

/** A chip that changes the list's request. A link, to work without script and be shared. */
export function RequestLink({
  request,
  change,
  onRequest,
  address,
  onClick,
  ...rest
}: RequestLinkProps) {
  return (
    <Link
      to={{ search: writeProductRequest({ ...request, ...change }, address) }}
      className="chip"
      preventScrollReset
      onClick={(event) => {
        if (!isPlainTap(event)) return
        event.preventDefault()
        onClick?.(event)
        onRequest(change)
      }}
      {...rest}
    />
  )
}
