import { href } from 'react-router'
import { useClaims } from '#app/shop/shop-provider.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
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
        <div className="section-row flex-wrap">
          <SectionHeading
            id="faq-title"
            eyebrow={homeQuestions.eyebrow}
            title={homeQuestions.title}
          />
          <ButtonLink variant="outline" to={href('/faq')}>
            {homeQuestions.more}
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
