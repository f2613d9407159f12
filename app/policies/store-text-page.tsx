import { PageSeo } from '#app/seo/page-seo.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { storePage as words } from '#content/policies.ts'
import { brand } from '#merchant/brand.ts'
import { defaultKeywords, pageTitle } from '#merchant/seo/seo.ts'
import type { ShownPage } from './load-store-page.server.ts'
import { PolicyPage } from './policy-page.tsx'

/** A page, a blog or an article of the store, in the shop's look. */
export function StoreTextPage({ page }: { page: ShownPage }) {
  const { title, intro, sections, seo, articles } = page
  const policy = { title, eyebrow: brand.name, intro, sections }
  return (
    <>
      <PageSeo
        title={seo.title ?? pageTitle(title)}
        description={seo.description ?? words.description(title)}
        keywords={defaultKeywords}
      />
      <PolicyPage policy={policy}>
        {articles.length > 0 && (
          <ul className="grid gap-3 text-lg">
            {articles.map((article) => (
              <li key={article.path}>
                <TextLink to={article.path}>{article.title}</TextLink>
              </li>
            ))}
          </ul>
        )}
      </PolicyPage>
    </>
  )
}
