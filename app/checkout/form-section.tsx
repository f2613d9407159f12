import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '#app/ui/class-names.ts'

export type FormSectionProps = {
  /** Step number. */
  number: number
  title: string
  className?: string
  /** The fields. */
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** One numbered step of the form. */
export function FormSection({ number, title, className, ref, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border-2 border-line bg-surface px-4 py-3 sm:p-6"
    >
      <h2 id={id} className="flex items-center gap-3 text-2xl">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-label-marigold font-display text-xl text-label-night -outline-offset-4 [outline:2px_solid_var(--label-night)]"
        >
          {number}
        </span>
        {title}
      </h2>
      <div ref={ref} className={classNames('grid gap-4', className)}>
        {children}
      </div>
    </section>
  )
}
