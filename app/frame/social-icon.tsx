import { Icon } from '#app/ui/icons.tsx'

const drawings: Readonly<Record<string, string>> = {
  Instagram:
    'M8 4h8a4 4 0 014 4v8a4 4 0 01-4 4H8a4 4 0 01-4-4V8a4 4 0 014-4zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM16.8 7.2v.01',
  YouTube: 'M6 5.5h12a3 3 0 013 3v7a3 3 0 01-3 3H6a3 3 0 01-3-3v-7a3 3 0 013-3zM10.5 9.5v5l4-2.5z',
}

/** A site's icon beside its name; nothing for a site without one. */
export function SocialIcon({ site }: { site: string }) {
  const drawing = drawings[site]
  return (
    drawing && (
      <Icon>
        <path d={drawing} />
      </Icon>
    )
  )
}
