import { href } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { TextPage } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Scene } from '#app/ui/scene.tsx'
import { crumbs } from '#content/frame.ts'
import { faqFor, faqPage } from '#merchant/faq.ts'
import { faqSeo } from '#merchant/seo/faq.ts'

export default function FaqRoute() {
  return (
    <TextPage>
      <PageSeo {...faqSeo} />
      <Breadcrumb trail={[{ label: crumbs.home, to: href('/') }]} here={faqPage.crumb} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <PageTitle eyebrow={faqPage.eyebrow} title={faqPage.title} summary={faqPage.summary} />
        <div className="lg:row-span-2 lg:mt-6">
          <Accordion items={faqFor(useClaims())} level={2} />
        </div>
        <div className="grid content-start gap-8 sm:justify-items-start">
          <ButtonLink variant="outline" to={href('/contact')}>
            {faqPage.ask}
          </ButtonLink>
          <Scene name="faq" width={320} height={271} loading="lazy" className="max-sm:mx-auto" />
        </div>
      </div>
    </TextPage>
  )
}
