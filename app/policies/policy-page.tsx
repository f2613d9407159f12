import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Container } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Policy, PolicySection } from '#merchant/policies/policy.ts'
import { LegalDetails } from './legal-details.tsx'
import { PolicyBlocks } from './policy-blocks.tsx'

export type PolicyPageProps = {
  policy: Policy
  /** Who answers for it: legal name, address, GSTIN, grievance officer (decisions, choice 18). */
  isLegal?: boolean
  children?: ReactNode
}

/** A page of words with its table of contents: beside the text on wide screens, above it on phones. */
export function PolicyPage({ policy, isLegal = false, children }: PolicyPageProps) {
  const { title, eyebrow, summary, updated, sections } = policy
  return (
    <Container className="pt-3 pb-section">
      <Breadcrumb trail={[{ label: 'Home', to: href('/') }]} here={title} />
      <PageTitle eyebrow={eyebrow} title={title} summary={summary} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,44rem)]">
        <Contents sections={sections} />
        <div className="grid gap-10">
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
              <h2 id={`${id}-title`} className="mb-3 text-2xl">
                {heading}
              </h2>
              <PolicyBlocks blocks={blocks} />
            </section>
          ))}
          {isLegal && <LegalDetails />}
          {children}
          <p className="text-sm text-muted">Last changed on {updated}</p>
        </div>
      </div>
    </Container>
  )
}

function Contents({ sections }: { sections: readonly PolicySection[] }) {
  return (
    <nav aria-label="On this page" className="self-start lg:sticky lg:top-28 print:hidden">
      <ul className="flex flex-wrap gap-x-5 lg:grid lg:border-l-2 lg:border-line lg:pl-5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="link link-quiet flex min-h-touch min-w-touch items-center text-muted"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
