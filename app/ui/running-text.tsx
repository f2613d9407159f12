const PARTS = /([\w.+-]+@[\w.-]+\w|\d+-(?:\d+(?:\s\w+)?|day|digit)|\d+ [AP]M)/

/**
 * A text whose e-mail addresses are links, and which never breaks within a range or a time of day, or before `-day` or
 * `-digit`: browsers break `1-2 business days` after the hyphen. It stays as it is, without line-break characters.
 */
export function RunningText({ text }: { text: string }) {
  return text.split(PARTS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : part.includes('@') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <a key={at} href={`mailto:${part}`} className="link">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
