import { Fragment } from 'react'
import { controls } from '#content/ui.ts'
import { TextLink } from './link.tsx'

export type Crumb = { readonly label: string; readonly to: string }

export type BreadcrumbProps = {
  /** The pages above, outermost first. */
  trail: readonly Crumb[]
  /** This page's name. */
  here: string
}

export function Breadcrumb({ trail, here }: BreadcrumbProps) {
  return (
    <nav aria-label={controls.breadcrumb}>
      <ol className="breadcrumb">
        {trail.map((crumb) => (
          <Fragment key={crumb.to}>
            <li>
              <TextLink tone="quiet" to={crumb.to}>
                {crumb.label}
              </TextLink>
            </li>
            <li aria-hidden="true">/</li>
          </Fragment>
        ))}
        <li aria-current="page" className="breadcrumb-here">
          {here}
        </li>
      </ol>
    </nav>
  )
}
