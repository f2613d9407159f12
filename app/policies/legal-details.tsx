import { legalDetails } from '#content/policies.ts'
import { brand } from '#merchant/brand.ts'

/** The seller and the grievance officer, as the E-Commerce Rules of 2020 require (decisions, choice 18). */
export function LegalDetails() {
  const { grievanceOfficer: officer } = brand
  return (
    <section
      aria-labelledby="legal-title"
      className="rounded-card border-2 border-dashed border-edge p-5"
    >
      <h2 id="legal-title" className="mb-3 text-xl">
        {legalDetails.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted">{legalDetails.name}</dt>
        <dd>{brand.parentCompany}</dd>
        <dt className="text-muted">{legalDetails.address}</dt>
        <dd>{brand.address.slice(1).join(', ')}</dd>
        <dt className="text-muted">{legalDetails.gstin}</dt>
        <dd>{brand.gstin}</dd>
        <dt className="text-muted">{legalDetails.care}</dt>
        <dd>
          <Contact email={brand.email} phone={brand.phone} />
          <span className="block text-sm text-muted">{brand.supportHours}</span>
        </dd>
        <dt className="text-muted">{legalDetails.officer}</dt>
        <dd>
          {officer.name}
          <Contact email={officer.email} phone={officer.phone} />
        </dd>
      </dl>
    </section>
  )
}

type ContactProps = { email: string; phone: { readonly text: string; readonly href: string } }

function Contact({ email, phone }: ContactProps) {
  return (
    <span className="flex flex-wrap gap-x-5">
      <a href={`mailto:${email}`} className="link inline-flex min-h-touch items-center break-all">
        {email}
      </a>
      <a href={phone.href} className="link inline-flex min-h-touch items-center">
        {phone.text}
      </a>
    </span>
  )
}
