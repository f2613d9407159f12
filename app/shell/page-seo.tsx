export type PageSeoProps = {
  title: string
  description: string
  keywords: readonly string[]
}

/** Title, description and keywords of a page. React moves them to the head, on the server and after a navigation. */
export function PageSeo({ title, description, keywords }: PageSeoProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
    </>
  )
}
