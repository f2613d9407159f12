import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Content in the page's column. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('container-page', className)} {...rest} />
}

/** A page of text: its title is on a sunburst. */
export function TextPage({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Not around the text: axe cannot judge contrast on a gradient. */}
      <div className="rays title-sky" aria-hidden="true" />
      <Container className="pt-3 pb-section">{children}</Container>
    </>
  )
}

const toneClass = {
  plain: 'band',
  marigold: 'band band-marigold rays rays-marigold scallop-above scallop-below',
  plum: 'band band-plum night rays rays-plum scallop-above scallop-below',
} as const

export type BandProps = ComponentProps<'section'> & { tone?: keyof typeof toneClass }

/** A full-width section of a page. Printed tones overlap their neighbours with scalloped edges. */
export function Band({ tone = 'plain', className, ...rest }: BandProps) {
  return <section className={classNames(toneClass[tone], className)} {...rest} />
}
