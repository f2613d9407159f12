import type { ReactNode } from 'react'
import { Emblem } from '#app/ui/emblem.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { MenuIcon } from '#app/ui/icons.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { closeDialogAround, dialogButton } from '#app/ui/modal.ts'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { brand } from '#content/brand.ts'
import { Logo } from './logo.tsx'
import { shopLinks } from './shop-links.ts'

export type NavigationProps = { themeToggle: ReactNode; cart: ReactNode }

const MENU_ID = 'site-menu'

/** The bar at the head of every page: a Shop menu on wide screens, a slide-out menu on phones. */
export function Navigation({ themeToggle, cart }: NavigationProps) {
  return (
    <>
      <header className="navigation">
        <div className="navigation-row">
          <IconButton
            label="Open menu"
            className="navigation-phone"
            {...dialogButton(MENU_ID, 'show-modal')}
          >
            <MenuIcon />
          </IconButton>
          <Logo className="navigation-logo" />
          <nav aria-label="Shop" className="navigation-wide">
            <PopoverMenu id="shop-menu" label="Shop">
              <ShopLinks />
            </PopoverMenu>
          </nav>
          <div className="navigation-tools">
            {themeToggle}
            {cart}
          </div>
        </div>
        <div className="awning navigation-awning" aria-hidden="true" />
      </header>
      <PhoneMenu />
    </>
  )
}

function ShopLinks() {
  return (
    <ul className="shop-links">
      {shopLinks.map((link) => (
        <li key={link.to}>
          <TextLink tone="bare" to={link.to}>
            {link.label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function PhoneMenu() {
  return (
    <Sheet
      id={MENU_ID}
      side="left"
      title="Shop"
      className="phone-menu"
      onClick={(event) => {
        const { target, currentTarget } = event
        if (target === currentTarget) currentTarget.close()
        else if (target instanceof Element && target.closest('a')) closeDialogAround(target)
      }}
    >
      <nav aria-label="Shop, on phones">
        <ShopLinks />
      </nav>
      <div className="phone-menu-foot" aria-hidden="true">
        <Emblem name="cards" />
        <p>{brand.tagline}</p>
      </div>
    </Sheet>
  )
}
