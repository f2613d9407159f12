const RANGE = /(\d+-(?:\d+(?:\s\w+)?|day|digit)|\d+ [AP]M)/

/**
 * A text that never breaks within a range or a time of day, or before `-day` or `-digit`: browsers break `1-2 business days`
 * after the hyphen. It stays as it is, without line-break characters.
 */
export function Unbroken({ text }: { text: string }) {
  return text.split(RANGE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
