import { classNames } from './class-names.ts'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A modal dialog in the middle of the screen. */
export function Dialog({ className, ...rest }: ModalProps) {
  return (
    <ModalFrame className={classNames('dialog', className)} pageClass="dialog-page" {...rest} />
  )
}
