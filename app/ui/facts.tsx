import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Fact = { readonly term: string; readonly detail: ReactNode }

export type FactsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  facts: readonly Fact[]
}

/** Terms and their details, one pair per line: sums, sizes, addresses. */
export function Facts({ facts, className, ...rest }: FactsProps) {
  return (
    <dl className={classNames('facts', className)} {...rest}>
      {facts.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
