import { Emblem } from '#app/ui/emblem.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { Sheet } from '#app/ui/sheet.tsx'
import { brand } from '#merchant/brand.ts'
import { LinkList } from './link-list.tsx'
import { menuLinks, shopLinks } from './shop-links.ts'

export const PHONE_MENU_ID = 'site-menu'

/** The slide-out menu of phones: the Shop menu's links, and what the bar has no room for. */
export function PhoneMenu() {
  return (
    <Sheet
      id={PHONE_MENU_ID}
      side="left"
      title="Menu"
      className="phone-menu"
      onClick={(event) => {
        const { target, currentTarget } = event
        if (target === currentTarget) currentTarget.close()
        else if (target instanceof Element && target.closest('a')) closeDialogAround(target)
      }}
    >
      <nav aria-label="Menu">
        <LinkList className="shop-links" links={shopLinks} />
        <LinkList className="menu-links" links={menuLinks} />
      </nav>
      <div className="phone-menu-foot" aria-hidden="true">
        <Emblem name="cards" />
        <p>{brand.tagline}</p>
      </div>
    </Sheet>
  )
}
