import { href } from 'react-router'
import { PageSeo } from '#app/shop/page-seo.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Container } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { faq, faqPage } from '#merchant/faq.ts'
import { faqSeo } from '#merchant/seo/faq.ts'

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
