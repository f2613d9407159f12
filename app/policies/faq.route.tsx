import { href } from 'react-router'
import { Container } from '#app/shell/page.tsx'
import { PageSeo } from '#app/shell/page-seo.tsx'
import { PageTitle } from '#app/shell/page-title.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { faq, faqPage } from '#content/faq.ts'
import { faqSeo } from '#content/seo/faq.ts'

export default function FaqRoute() {
  return (
    <Container className="pt-3 pb-section">
      <PageSeo {...faqSeo} />
      <Breadcrumb trail={[{ label: 'Home', to: href('/') }]} here="FAQ" />
      <PageTitle {...faqPage} />
      <div className="mt-8 grid max-w-[48rem] gap-8">
        <Accordion items={faq} level={2} />
        <ButtonLink variant="outline" className="justify-self-start" to={href('/contact')}>
          Ask us something else
        </ButtonLink>
      </div>
    </Container>
  )
}
