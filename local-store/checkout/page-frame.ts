import { html } from 'hono/html'
import type { CheckoutSite } from './checkout-site.ts'
import type { Seller } from './known-shop.ts'

/** Escaped markup; values in `${}` are escaped unless they are markup themselves. */
export type Markup = ReturnType<typeof html>

type PageContent = {
  /** Shown in the tab; the shop's name is appended. */
  title: string
  main: Markup
  /** Width of the content; the logo has the same place on every page. */
  width?: 'narrow' | 'wide'
  /** What a tester of this page needs to know, after the notice that it is a stand-in. */
  note?: string
  /** File name of a script that the page works without. */
  script?: string
}

/** The document of every page of the local store. Needs no script. */
export function pageFrame(
  { store, basePath, home, styleSheet, brandingScript, seller }: CheckoutSite,
  { title, main, width = 'narrow', note, script }: PageContent,
): Markup {
  const { name } = store.catalogue.shop
  const label = html`<span class="shop-name">${name}</span>`
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${title} – ${name}</title>
${
  brandingScript &&
  html`<script src="${basePath}/assets/${brandingScript}"></script>
`
}<link rel="stylesheet" href="${basePath}/assets/${styleSheet}">
${script && html`<script type="module" blocking="render" src="${basePath}/assets/${script}"></script>\n`}<link rel="icon" href="data:,">
</head>
<body>
<header class="frame-header"><div class="frame-wide">
${home === null ? label : html`<a class="home-link" href="${home}">${label}</a>`}
</div></header>
<main><div class="frame-${width}">${main}</div></main>
<footer class="frame-footer"><div class="frame-wide">
${seller && sellerLines(seller)}
<p class="no-print">This checkout is a stand-in for a real store’s: no money is charged, and
card details are never stored. ${note}</p>
</div></footer>
</body>
</html>`
}

function sellerLines({ name, gstin, email, phone, hours, pages }: Seller): Markup {
  return html`<p>Sold by <strong>${name}</strong>${gstin && html`<br>GSTIN ${gstin}`}</p>
<p>Questions about an order? ${hours}<br>
<a class="text-link" href="mailto:${email}">${email}</a><a class="text-link" href="${phone.href}">${phone.text}</a></p>
<p class="no-print">${pages.map(({ to, label }) => html`<a class="text-link" href="${to}">${label}</a>`)}</p>`
}

/** A page with one message and a link. */
export function noticePage(
  site: CheckoutSite,
  {
    title,
    text,
    links = [],
  }: { title: string; text: string; links?: { to: string; label: string }[] },
): Markup {
  const back = site.home === null ? [] : [{ to: site.home, label: 'Back to the shop' }]
  const [first, ...others] = [...links, ...back]
  return pageFrame(site, {
    title,
    main: html`<section class="card notice-page">
<h1>${title}</h1>
<p>${text}</p>
${first && html`<p class="actions"><a class="button" href="${first.to}">${first.label}</a></p>`}
${others.map(({ to, label }) => html`<p><a class="text-link" href="${to}">${label}</a></p>`)}
</section>`,
  })
}
