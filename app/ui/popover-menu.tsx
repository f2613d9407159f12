import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type PopoverMenuProps = Omit<ComponentProps<'div'>, 'id'> & {
  id: string
  /** Label of the button that opens it. */
  label: ReactNode
}

/** A list of links under a button. The browser opens and closes it, without script. One per page. */
export function PopoverMenu({ id, label, className, children, ...rest }: PopoverMenuProps) {
  return (
    <div className="menu">
      <button type="button" className="menu-button" popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: only reacts to clicks on its links, keyboard included */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside receive the clicks */}
      <div
        id={id}
        popover="auto"
        className={classNames('menu-list', className)}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) {
            event.currentTarget.hidePopover()
          }
        }}
        {...rest}
      >
        {children}
      </div>
    </div>
  )
}
