import { brand } from '#merchant/brand.ts'
import { claims } from '#merchant/claims.ts'
import { careLinks, quickLinks } from './footer-links.ts'
import { LinkList } from './link-list.tsx'
import { Logo } from './logo.tsx'
import type { PageLink } from './shop-links.ts'
import { SocialIcon } from './social-icon.tsx'

/** What the foot of every page holds, on its own night ground in both themes (specification section 2, Footer). */
export function FooterContent() {
  return (
    <footer className="footer">
      <div className="awning awning-footer" aria-hidden="true" />
      <div className="footer-row night">
        <Brand />
        <Links area="quick" title="Quick Links" links={quickLinks} />
        <Links area="care" title="Customer Care" links={careLinks} />
        <ContactLines />
        <Payments />
      </div>
      <p className="footer-legal night">
        © {brand.parentCompany}. GSTIN {brand.gstin}. All prices include GST.
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

function Brand() {
  return (
    <div className="[grid-area:brand]">
      <Logo />
      <p className="footer-line">{brand.tagline}</p>
      <p className="mt-3 max-w-[32ch] text-muted">
        Card games for loud living rooms. {claims.madeInIndia}, printed for friends, cousins and
        couples.
      </p>
      <ul className="footer-social">
        {brand.social.map((site) => (
          <li key={site.name}>
            <a className="link link-quiet" href={site.href} rel="noopener me">
              <SocialIcon site={site.name} />
              {site.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Who sells, and who answers complaints: the Consumer Protection (E-Commerce) Rules, 2020 ask for both. */
function ContactLines() {
  const { grievanceOfficer: officer } = brand
  return (
    <section aria-labelledby="footer-contact" className="[grid-area:hello]">
      <h2 id="footer-contact">Say hello</h2>
      <address className="footer-address">
        <ContactLinks phone={brand.phone} email={brand.email} />
        <span>{brand.supportHours}</span>
        <span className="mt-3">
          {brand.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
        <span className="mt-3">Grievance Officer: {officer.name}</span>
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
      <h2 id="footer-payments">We accept</h2>
      <ul className="footer-payments">
        {brand.payments.map((payment) => (
          <li key={payment}>{payment}</li>
        ))}
      </ul>
    </section>
  )
}
