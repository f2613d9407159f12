import { TextLink } from '#app/ui/link.tsx'
import { storePage as words } from '#content/policies.ts'
import { brand } from '#merchant/brand.ts'
import { defaultKeywords, pageTitle } from '#merchant/seo/seo.ts'
import type { ShownPage } from './load-store-page.server.ts'
import { PolicyPage } from './policy-page.tsx'

/** A page, a blog or an article of the store, in the shop's look. */
export function StoreTextPage({ page }: { page: ShownPage }) {
  const { title, intro, sections, seo: stored, articles } = page
  const seo = {
    title: stored.title ?? pageTitle(title),
    description: stored.description ?? words.description(title),
    keywords: defaultKeywords,
  }
  return (
    <PolicyPage policy={{ title, eyebrow: brand.name, seo, intro, sections }}>
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
  )
}
