import { href } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { homeQuestions } from '#content/home.ts'
import { homeFaqFor } from '#merchant/faq.ts'
import { SectionHeading } from './section-heading.tsx'

/** The FAQ, linked as `/#faq` (specification section 2). */
export function HomeQuestions() {
  return (
    <Band id="faq" aria-labelledby="faq-title" className="scroll-mt-16">
      <Container>
        <div className="section-row">
          <SectionHeading id="faq-title" {...homeQuestions} />
          <ButtonLink variant="quiet" to={href('/faq')} className="section-more">
            {homeQuestions.more} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <Accordion
          items={homeFaqFor(useClaims())}
          level={3}
          name="home-faq"
          className="items-start lg:grid-cols-2"
        />
      </Container>
    </Band>
  )
}
