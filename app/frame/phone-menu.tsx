import { useShop } from '#app/shop/shop-provider.tsx'
import { Emblem } from '#app/ui/emblem.tsx'
import { closeDialogAround } from '#app/ui/modal.ts'
import { Awning } from '#app/ui/patterns.tsx'
import { Sheet } from '#app/ui/sheet.tsx'
import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'
import { menuLinks } from '#merchant/navigation.ts'
import { LinkList, withoutLinks } from './link-list.tsx'

export const PHONE_MENU_ID = 'site-menu'

/** The phone menu: the Shop menu's links, and those that do not fit the bar. */
export function PhoneMenu() {
  const { shopMenu } = useShop().settings
  return (
    <Sheet
      id={PHONE_MENU_ID}
      side="left"
      title={frame.phoneMenu.title}
      className="phone-menu"
      onClick={(event) => {
        const { target, currentTarget } = event
        if (target === currentTarget) currentTarget.close()
        else if (target instanceof Element && target.closest('a')) closeDialogAround(target)
      }}
    >
      <nav aria-label={frame.phoneMenu.title}>
        <Awning className="-mx-5 mb-2" />
        <LinkList className="shop-links" links={shopMenu} hasEmblems />
        <LinkList className="menu-links" links={withoutLinks(menuLinks, shopMenu)} />
      </nav>
      <div className="phone-menu-foot" aria-hidden="true">
        <Emblem name="cards" />
        <p>{brand.tagline}</p>
      </div>
    </Sheet>
  )
}
