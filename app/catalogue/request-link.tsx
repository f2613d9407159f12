import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
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

/** Not a click that opens a tab or a window. */
function isPlainTap({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey
}
