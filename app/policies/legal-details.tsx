import type { ReactNode } from 'react'
import { legalDetails } from '#content/policies.ts'
import { brand } from '#merchant/brand.ts'

/** The seller and the grievance officer, as the E-Commerce Rules of 2020 require (decision 10, choice 18). */
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
      <dl className="grid gap-3">
        <Detail term={legalDetails.name}>{brand.parentCompany}</Detail>
        <Detail term={legalDetails.address}>{brand.address.slice(1).join(', ')}</Detail>
        {brand.gstin && <Detail term={legalDetails.gstin}>{brand.gstin}</Detail>}
        <Detail term={legalDetails.care}>
          <Contact email={brand.email} phone={brand.phone} />
          <span className="block text-sm text-muted">{brand.supportHours}</span>
        </Detail>
        <Detail term={legalDetails.officer}>
          {officer.name}
          <Contact email={officer.email} phone={officer.phone} />
        </Detail>
      </dl>
    </section>
  )
}

/** A label above its value, or beside it on wide screens. */
function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
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
