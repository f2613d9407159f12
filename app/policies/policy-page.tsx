import type { ReactNode } from 'react'
import { href } from 'react-router'
import { PageSeo } from '#app/seo/page-seo.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { TextPage } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { crumbs } from '#content/frame.ts'
import { policyPage } from '#content/policies.ts'
import { LegalDetails } from './legal-details.tsx'
import { PolicyBlocks } from './policy-blocks.tsx'
import type { PolicyWords, WrittenSection } from './to-policy-words.ts'

export type PolicyPageProps = {
  policy: PolicyWords
  /** Adds legal name, address, GSTIN and grievance officer (decision 10, choice 18). */
  isLegal?: boolean
  children?: ReactNode
}

/** A text page with a table of contents: beside the text on wide screens, above it on phones. */
export function PolicyPage({ policy, isLegal = false, children }: PolicyPageProps) {
  const { title, eyebrow, seo, summary, updated, intro = [], sections } = policy
  return (
    <TextPage>
      <PageSeo {...seo} />
      <Breadcrumb trail={[{ label: crumbs.home, to: href('/') }]} here={title} />
      <PageTitle eyebrow={eyebrow} title={title} summary={summary} />
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,44rem)]">
        {sections.length > 0 && <Contents sections={sections} />}
        <div className="grid gap-10 wrap-anywhere lg:col-start-2">
          {intro.length > 0 && <PolicyBlocks blocks={intro} />}
          {sections.map(({ id, title: heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28">
              <h2 id={`${id}-title`} className="mb-3 text-2xl">
                {heading}
              </h2>
              <PolicyBlocks blocks={blocks} />
            </section>
          ))}
          {children}
          {isLegal && <LegalDetails />}
          {updated && <p className="text-sm text-muted">{policyPage.changed(updated)}</p>}
        </div>
      </div>
    </TextPage>
  )
}

function Contents({ sections }: { sections: readonly WrittenSection[] }) {
  return (
    <nav
      aria-label={policyPage.contents}
      className="min-w-0 self-start lg:sticky lg:top-28 print:hidden"
    >
      <ul className="flex scroll-px-gutter gap-2 max-lg:-mx-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:py-2 max-lg:[scrollbar-width:none] lg:grid lg:gap-0 lg:border-l-2 lg:border-line lg:pl-5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="chip text-sm max-lg:whitespace-nowrap lg:rounded-none lg:border-0 lg:bg-transparent lg:px-0 lg:text-muted"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
