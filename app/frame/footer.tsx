import { useShop } from '#app/shop/shop-provider.tsx'
import { WhatsappLink } from '#app/shop/whatsapp-link.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { frame } from '#content/frame.ts'
import { brand } from '#merchant/brand.ts'
import { footerLine, legalLine } from '#merchant/footer.ts'
import { careLinks, type PageLink, quickLinks } from '#merchant/navigation.ts'
import { LinkList, withoutLinks } from './link-list.tsx'
import { Logo } from './logo.tsx'

/** The footer, dark in both themes (specification section 2, Footer). */
export function Footer() {
  const { claims, demonstration, shopMenu, footerMenu } = useShop().settings
  const { beforeShop, afterShop } = quickLinks
  const quick = [...beforeShop, ...shopMenu, ...withoutLinks(afterShop, shopMenu)]
  const care = [...careLinks, ...withoutLinks(footerMenu, [...quick, ...careLinks])]
  return (
    <footer className="footer">
      <div className="awning awning-footer" aria-hidden="true" />
      <div className="footer-row night">
        <Brand madeInIndia={claims.madeInIndia} />
        <Links area="quick" title={frame.footer.quick} links={quick} />
        <Links area="care" title={frame.footer.care} links={care} />
        <ContactLines />
        <Payments />
      </div>
      <p className="footer-legal night">
        {demonstration && <span className="block">{frame.footer.demonstration}</span>}
        {legalLine}
      </p>
    </footer>
  )
}

const areaClass = { quick: '[grid-area:quick]', care: '[grid-area:care]' } as const

type LinksProps = { area: keyof typeof areaClass; title: string; links: readonly PageLink[] }

function Links({ area, title, links }: LinksProps) {
  return (
    <nav aria-labelledby={`footer-${area}`} className={areaClass[area]}>
      <h2 id={`footer-${area}`}>{title}</h2>
      <LinkList tone="quiet" links={links} />
    </nav>
  )
}

function Brand({ madeInIndia }: { madeInIndia: string | null }) {
  return (
    <div className="[grid-area:brand]">
      <Logo />
      <p className="footer-line">{brand.tagline}</p>
      <p className="mt-3 max-w-[32ch] text-muted">{footerLine(madeInIndia)}</p>
      {brand.social.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-5">
          {brand.social.map((site) => (
            <li key={site.name}>
              <a className="link link-quiet gap-2" href={site.href} rel="noopener me">
                <SocialIcon site={site.name} />
                {site.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Seller and grievance officer, as the Consumer Protection (E-Commerce) Rules, 2020 require. */
function ContactLines() {
  const { grievanceOfficer: officer } = brand
  return (
    <section aria-labelledby="footer-contact" className="[grid-area:hello]">
      <h2 id="footer-contact">{frame.footer.contact}</h2>
      <address className="footer-address">
        <ContactLinks phone={brand.phone} email={brand.email} />
        <WhatsappLink className="link link-quiet" />
        <span>{brand.supportHours}</span>
        <span className="mt-3">
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
        <span className="mt-3">{frame.footer.officer(officer.name)}</span>
        <ContactLinks phone={officer.phone} email={officer.email} />
      </address>
    </section>
  )
}

function ContactLinks({
  phone,
  email,
}: Pick<typeof brand.grievanceOfficer | typeof brand, 'phone' | 'email'>) {
  return (
    <>
      <a className="link link-quiet" href={phone.href}>
        {phone.text}
      </a>
      <a className="link link-quiet" href={`mailto:${email}`}>
        {email}
      </a>
    </>
  )
}

function Payments() {
  return (
    <section aria-labelledby="footer-payments" className="[grid-area:pay]">
      <h2 id="footer-payments">{frame.footer.payments}</h2>
      <ul className="footer-payments">
        {brand.payments.map((payment) => (
          <li key={payment}>{payment}</li>
        ))}
      </ul>
    </section>
  )
}

const icons: Readonly<Record<string, IconName>> = { Instagram: 'instagram', YouTube: 'youtube' }

/** A site's icon beside its name; nothing for a site without one. */
function SocialIcon({ site }: { site: string }) {
  const name = icons[site]
  return name && <Icon name={name} />
}
