import { Icon, type IconProps } from '#app/ui/icons.tsx'

/** A heart; filled when saved. */
export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.5S3 15.2 3 9a4.9 4.9 0 019-2.7A4.9 4.9 0 0121 9c0 6.2-9 11.5-9 11.5z" />
    </Icon>
  )
}
