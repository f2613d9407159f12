import type { Seo } from '../seo/seo.ts'

/** A table of a few short columns; the first cell of a row is its header. */
export type PolicyTable = {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A drawing or photo of `public/`; its text says what it shows. */
export type PolicyPicture = {
  readonly picture: string
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A paragraph, a list, a table, or a picture. */
export type PolicyBlock =
  | string
  | { readonly list: readonly string[] }
  | PolicyTable
  | PolicyPicture

export type PolicySection = {
  /** The anchor: lowercase letters and hyphens. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly PolicyBlock[]
}

/** A text page. */
export type Policy = {
  readonly title: string
  /** Above the title, in Rozha One. */
  readonly eyebrow: string
  /** A summary in one or two sentences. */
  readonly summary: string
  /** Date of the last change: `1 November 2026`. */
  readonly updated: string
  readonly seo: Seo
  readonly sections: readonly PolicySection[]
}
