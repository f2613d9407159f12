import { Icon, type IconName } from '#app/ui/icon.tsx'

const icons: Readonly<Record<string, IconName>> = { Instagram: 'instagram', YouTube: 'youtube' }

/** A site's icon beside its name; nothing for a site without one. */
export function SocialIcon({ site }: { site: string }) {
  const name = icons[site]
  return name && <Icon name={name} />
}
