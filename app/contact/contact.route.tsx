import { href } from 'react-router'
import { pageStyles } from '#app/browser/page-styles.ts'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { TextPage } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { contact } from '#content/contact.ts'
import { crumbs } from '#content/frame.ts'
import { contactSeo } from '#merchant/seo/contact.ts'
import stylesheet from './contact.css?url'
import { ContactDetails, QuickContact } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'

export const links = () => pageStyles(stylesheet)

/** Who we are, how fast we answer, and a form (specification section 2, Contact). */
export default function ContactRoute() {
  return (
    <TextPage>
      <PageSeo {...contactSeo} />
      <Breadcrumb trail={[{ label: crumbs.home, to: href('/') }]} here={contact.title} />
      <PageTitle eyebrow={contact.eyebrow} title={contact.title} summary={contact.summary} />
      <QuickContact />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-14">
        <ContactForm />
        <ContactDetails />
      </div>
    </TextPage>
  )
}
