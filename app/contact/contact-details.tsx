import { WhatsappLink } from '#app/shop/whatsapp-link.tsx'
import { RunningText } from '#app/ui/running-text.tsx'
import { Scene } from '#app/ui/scene.tsx'
import { contact } from '#content/contact.ts'
import { brand } from '#merchant/brand.ts'
import { gstinLine } from '#merchant/seller-tax.ts'

/** How to reach us, how fast we answer, and the grievance officer (decision 10, choice 18). */
export function ContactDetails() {
  const { response } = contact
  const { grievanceOfficer: officer } = brand
  return (
    <div className="grid gap-6">
      <section
        aria-labelledby="response-title"
        className="rays rays-marigold rounded-card p-2 text-label-night"
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 border-label-night bg-label-marigold p-5">
          <div className="min-w-24 flex-1">
            <h2 id="response-title" className="mb-2 text-base">
              {response.title}
            </h2>
            <p className="font-display text-3xl leading-none text-balance">{response.lead}</p>
          </div>
          <Scene name="contact" loading="lazy" className="h-auto w-28 sm:w-36" />
          <p className="basis-full">
            <RunningText text={response.text} />
          </p>
        </div>
      </section>
      <section aria-labelledby="details-title">
        <h2 id="details-title" className="mb-2 text-xl">
          {contact.details}
        </h2>
        <address className="grid not-italic">
          {brand.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <ContactLink href={brand.phone.href}>{brand.phone.text}</ContactLink>
          <ContactLink href={`mailto:${brand.email}`}>{brand.email}</ContactLink>
          <WhatsappLink className={linkClass} />
        </address>
        <p className="text-muted">{brand.supportHours}</p>
      </section>
      <section aria-labelledby="grievance-title">
        <h2 id="grievance-title" className="mb-2 text-xl">
          {contact.officer}
        </h2>
        <address className="grid not-italic">
          <span>{officer.name}</span>
          <ContactLink href={officer.phone.href}>{officer.phone.text}</ContactLink>
          <ContactLink href={`mailto:${officer.email}`}>{officer.email}</ContactLink>
        </address>
        <p className="text-sm text-muted">
          {[brand.parentCompany, gstinLine].filter(Boolean).join(', ')}
        </p>
      </section>
    </div>
  )
}

/** Phone and e-mail below the title, where the rest is below the form. */
export function QuickContact() {
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 lg:hidden">
      <ContactLink href={brand.phone.href}>{brand.phone.text}</ContactLink>
      <ContactLink href={`mailto:${brand.email}`}>{brand.email}</ContactLink>
      <WhatsappLink className={linkClass} />
    </p>
  )
}

const linkClass = 'link inline-flex min-h-touch items-center justify-self-start break-all'

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={linkClass}>
      {children}
    </a>
  )
}
