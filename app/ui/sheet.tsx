import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { dialogButton } from './modal.ts'

const sideClass = { left: 'sheet sheet-left', right: 'sheet sheet-right' } as const

export type SheetProps = Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'id'> & {
  /** Buttons open it by this id: `{...dialogCommand(id, 'show-modal')}` and `openDialog(id)`. */
  id: string
  title: ReactNode
  side?: keyof typeof sideClass
}

/** A modal sheet at the side of the screen; `onClose` reports Escape, backdrop and close button. Focus returns to where it was when it closes. */
export function Sheet({ id, title, side = 'right', className, children, ...rest }: SheetProps) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; Escape does so by keyboard
    <dialog
      id={id}
      className={classNames(sideClass[side], className)}
      aria-labelledby={titleId}
      closedby="any"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      {...rest}
    >
      <div className="sheet-page">
        <header className="sheet-head">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label="Close" {...dialogButton(id, 'close')}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className="sheet-body">{children}</div>
      </div>
    </dialog>
  )
}
