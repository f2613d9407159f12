import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { dialogButton, useModal } from './modal.ts'

export type DialogProps = Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'id'> & {
  id: string
  title: ReactNode
  /** Follows this value when given; else opened by command or `openDialog(id)`. */
  open?: boolean
}

/** A modal dialog in the middle of the screen. Focus returns to where it was when it closes. */
export function Dialog({ id, title, open, className, children, ...rest }: DialogProps) {
  const ref = useModal(open)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; Escape does so by keyboard
    <dialog
      ref={ref}
      id={id}
      className={classNames('dialog', className)}
      aria-labelledby={titleId}
      closedby="any"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      {...rest}
    >
      <div className="dialog-page">
        <header className="sheet-head">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" {...dialogButton(id, 'close')}>
            <CloseIcon />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>
  )
}
