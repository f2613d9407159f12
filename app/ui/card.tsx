import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const toneClass = { plain: 'card', lifting: 'card card-lifting' } as const

export type CardProps = ComponentProps<'article'> & {
  /** `lifting` rises a little on hover: for cards that are links. */
  tone?: keyof typeof toneClass
}

/** A card in the surface colour. Inside: `CardWell` for the picture, `CardBody` for the text. */
export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return <article className={classNames(toneClass[tone], className)} {...rest} />
}

/** The background with rays behind a box. */
export function CardWell({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('card-well rays rays-well', className)} {...rest} />
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classNames('card-body', className)} {...rest} />
}
