import { classNames } from './class-names.ts'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

const sideClass = { left: 'sheet sheet-left', right: 'sheet sheet-right' } as const

export type SheetProps = ModalProps & { side?: keyof typeof sideClass }

/** A modal sheet at the side of the screen. */
export function Sheet({ side = 'right', className, children, ...rest }: SheetProps) {
  return (
    <ModalFrame className={classNames(sideClass[side], className)} pageClass="sheet-page" {...rest}>
      <div className="sheet-body">{children}</div>
    </ModalFrame>
  )
}
