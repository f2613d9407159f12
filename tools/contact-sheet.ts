import { brand } from '#merchant/brand.ts'
import { escapeMarkup } from '#platform/escape-markup.ts'

/** A screenshot on the contact sheet. */
export type Shot = {
  /** The page in words. */
  readonly title: string
  readonly width: number
  readonly theme: string
  /** Relative to the sheet. */
  readonly file: string
}

/**
 * An HTML page with every shot: one row per page, narrow screens first, each linked to its file.
 */
export function drawContactSheet(shots: readonly Shot[]): string {
  const pages = Map.groupBy(shots, ({ title }) => title)
  const rows = [...pages].map(([title, row]) => {
    const sorted = [...row].sort(
      (one, other) => one.width - other.width || one.theme.localeCompare(other.theme),
    )
    return `<section><h2>${escapeMarkup(title)}</h2><div>${sorted.map(drawShot).join('')}</div></section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of ${brand.name}</title>
<style>
body { margin: 1rem; font: 1rem sans-serif; background: #ddd }
h2 { position: sticky; left: 0; font-size: 1rem }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto }
figure { flex: none; margin: 0 }
img { display: block; height: 30rem; width: auto; max-width: 30rem; object-fit: contain; object-position: top; background: #fff }
</style>
<h1>Screens of ${brand.name}</h1>
${rows.join('\n')}
</html>
`
}

function drawShot({ title, width, theme, file }: Shot): string {
  const words = `${width} px, ${theme}`
  const picture = `<img src="${escapeMarkup(file)}" alt="${escapeMarkup(`${title}, ${words}`)}" loading="lazy">`
  return `<figure><a href="${escapeMarkup(file)}">${picture}</a><figcaption>${words}</figcaption></figure>`
}
