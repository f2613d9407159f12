import type { ReactNode } from 'react'

/** What is wrong with a whole form, read out as soon as it appears. Empty without a message. */
export function FormMessage({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="form-message empty:hidden">
      {children && <p>{children}</p>}
    </div>
  )
}
