import file from './sprite.svg?raw'

const ID = 'sprite'

/** Only the server's bundle has the drawings. The browser takes them from its document, so no script carries them. */
const drawings = import.meta.env.SSR
  ? file.replace(/<!--.*?-->|<title>.*?<\/title>|\n/g, '')
  : (document.getElementById(ID)?.innerHTML ?? '')

/** Every drawing that `Icon`, `Pictogram` and `Emblem` use, once in each document. */
export function Sprite() {
  return (
    <div
      id={ID}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the shop's own
      dangerouslySetInnerHTML={{ __html: drawings }}
    />
  )
}
