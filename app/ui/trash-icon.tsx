import { Icon, type IconProps } from './icons.tsx'

/** In a separate file because only the cart sheet uses it; the other icons load with every page. */
export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
    </Icon>
  )
}
