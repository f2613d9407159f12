import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useShop } from '#app/shop/shop-provider.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { dialogButton } from '#app/ui/modal.ts'
import { PopoverMenu } from '#app/ui/popover-menu.tsx'
import { frame } from '#content/frame.ts'
import { LinkList } from './link-list.tsx'
import { Logo } from './logo.tsx'
import { PHONE_MENU_ID, PhoneMenu } from './phone-menu.tsx'
import { SearchBox } from './search-box.tsx'

export type NavigationProps = { themeToggle: ReactNode; wishlist: ReactNode; cart: ReactNode }

/**
 * The navigation bar: a Shop menu and a search box on wide screens; a slide-out menu and a search link
 * on phones.
 */
export function Navigation({ themeToggle, wishlist, cart }: NavigationProps) {
  return (
    <>
      <header className="navigation">
        <div className="navigation-row">
          <div className="navigation-phone">
            <IconButton label={frame.phoneMenu.open} {...dialogButton(PHONE_MENU_ID, 'show-modal')}>
              <Icon name="menu" />
            </IconButton>
            <TextLink
              tone="bare"
              className="icon-button"
              to={href('/search')}
              aria-label={frame.search.link}
            >
              <Icon name="search" />
            </TextLink>
          </div>
          <Logo />
          <nav aria-label={frame.shopMenu} className="navigation-wide">
            <PopoverMenu id="shop-menu" label={frame.shopMenu}>
              <LinkList className="shop-links" links={useShop().settings.shopMenu} hasEmblems />
            </PopoverMenu>
          </nav>
          <SearchBox className="navigation-wide" />
          <div className="navigation-tools">
            {themeToggle}
            {wishlist}
            {cart}
          </div>
        </div>
        <div className="awning navigation-awning" aria-hidden="true" />
      </header>
      <PhoneMenu />
    </>
  )
}
