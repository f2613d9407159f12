import { href } from 'react-router'
import { TextLink } from '#app/ui/link.tsx'
import { brand } from '#content/brand.ts'
import { Logo } from './logo.tsx'
import { shopLinks } from './shop-links.ts'

const quickLinks = [{ label: 'Home', to: href('/') }, ...shopLinks]

/** The foot of every page, on its own night ground in both themes. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="awning awning-footer" aria-hidden="true" />
      <div className="footer-row night">
        <div className="footer-brand">
          <Logo />
          <p className="footer-line">{brand.tagline}</p>
          <ul className="footer-social">
            {brand.social.map((site) => (
              <li key={site.name}>
                <a className="link" href={site.href} rel="noopener me">
                  {site.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-labelledby="footer-quick">
          <h2 id="footer-quick">Quick Links</h2>
          <ul className="footer-links">
            {quickLinks.map((link) => (
              <li key={link.to}>
                <TextLink tone="quiet" to={link.to}>
                  {link.label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <ContactLines />
        <Payments />
      </div>
      <p className="footer-legal night">© {brand.parentCompany}. All prices include GST.</p>
    </footer>
  )
}

function ContactLines() {
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact">Say hello</h2>
      <address className="footer-address">
        {brand.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a className="link link-quiet" href={brand.phone.href}>
          {brand.phone.text}
        </a>
        <a className="link link-quiet" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
        <span>{brand.supportHours}</span>
      </address>
    </section>
  )
}

function Payments() {
  return (
    <section aria-labelledby="footer-payments">
      <h2 id="footer-payments">We accept</h2>
      <ul className="footer-payments">
        {brand.payments.map((payment) => (
          <li key={payment}>{payment}</li>
        ))}
      </ul>
    </section>
  )
}
