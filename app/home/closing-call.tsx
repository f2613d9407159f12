import { href } from 'react-router'
import { ButtonLink } from '#app/ui/link.tsx'
import { Band, Container } from '#app/ui/page.tsx'
import { closingCall } from '#merchant/home.ts'

/**
 * The picture's greatest width, but on a phone a little less than it has, so that one of two pixels a point loads the
 * small file: browsers take the first that is not too small.
 */
const SIZES = '(width < 40rem) 18rem, 42rem'

/** The home page's final call to action, with friends who come with a game. */
export function ClosingCall() {
  const { title, text, button, picture } = closingCall
  return (
    <Band aria-labelledby="closing-title" className="overflow-hidden">
      <Container className="grid items-center gap-8 text-center lg:flex lg:gap-10">
        {picture && (
          <img
            src={picture.phone}
            srcSet={`${picture.phone} 640w, ${picture.wide} 1200w`}
            sizes={SIZES}
            alt=""
            width={640}
            height={320}
            loading="lazy"
            decoding="async"
            className="mx-auto w-full max-w-2xl min-w-0 flex-1 rounded-control border-2 border-line"
          />
        )}
        <div className="grid flex-1 justify-items-center gap-5">
          <h2 id="closing-title" className="font-display text-4xl text-balance">
            {title}
          </h2>
          <p className="text-lg text-muted">{text}</p>
          <ButtonLink size="lg" to={href('/all-products')}>
            {button}
          </ButtonLink>
        </div>
      </Container>
    </Band>
  )
}
