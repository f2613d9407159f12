import { type ComponentProps, type ReactNode, useId } from 'react'
import { controls } from '#content/ui.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { dialogButton, useModal } from './modal.ts'

export type ModalProps = Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'id'> & {
  /** Buttons open it by this id: `{...dialogCommand(id, 'show-modal')}` and `openDialog(id)`. */
  id: string
  title: ReactNode
  /** Controlled when given; otherwise opened by command or `openDialog(id)`. */
  open?: boolean
}

/**
 * The base of dialogs and sheets: a titled `<dialog>` that closes on Escape, a click outside or its
 * close button, and then calls `onClose`. Focus returns to where it was.
 */
export function ModalFrame({
  id,
  title,
  open,
  pageClass,
  children,
  ...rest
}: ModalProps & { pageClass: string }) {
  const ref = useModal(open)
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click outside the dialog closes it; Escape does so by keyboard
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
      {...rest}
    >
      <div className={pageClass}>
        <div className="sheet-head">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton label={controls.close} {...dialogButton(id, 'close')}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}
