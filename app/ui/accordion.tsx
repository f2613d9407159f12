import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { RunningText } from './running-text.tsx'
import { useHashTarget } from './use-hash-target.ts'

export type AccordionItem = {
  /** Unique on the page: `#id` in the URL opens the item. */
  readonly id: string
  readonly question: string
  readonly answer: string
}

export type AccordionProps = Omit<ComponentProps<'div'>, 'children'> & {
  items: readonly AccordionItem[]
  /** Heading level of the questions. */
  level: 2 | 3
  /** With a name, only one item is open at a time across all accordions of that name. */
  name?: string
}

/** Questions that open their answers: `<details>`, which works without script. */
export function Accordion({ items, level, name, className, ...rest }: AccordionProps) {
  const list = useRef<HTMLDivElement>(null)
  const Heading = `h${level}` as const
  useHashTarget((target) => {
    const item = target.closest('details')
    if (!item || !list.current?.contains(item) || item.open) return
    item.open = true
    target.scrollIntoView?.()
  })
  return (
    <div ref={list} className={classNames('accordion', className)} {...rest}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="accordion-item">
          <summary className="accordion-head">
            <Heading className="text-lg">{item.question}</Heading>
            <Icon name="plus" className="accordion-mark" />
          </summary>
          <div className="px-5 pt-2 pb-5">
            <RunningText text={item.answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
