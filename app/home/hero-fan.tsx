import { Petals } from '#app/ui/petals.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureSrcSet, pictureUrl } from '#commerce/model/picture.ts'
import type { Picture as PictureModel } from '#commerce/model/product.ts'

const widths = [240, 360, 480, 720]
const sizes = '(width >= 64rem) 22rem, (width >= 48rem) 17rem, 48vw'

/** The middle box stands in front and comes first: it is the page's largest picture. */
const places = ['hero-box hero-box-front', 'hero-box hero-box-left', 'hero-box hero-box-right']

/** Three boxes in a fan before a giant label medallion. Decoration: each game is named elsewhere. */
export function HeroFan({ pictures }: { pictures: readonly PictureModel[] }) {
  return (
    <div className="hero-fan" aria-hidden="true">
      <svg viewBox="-100 -100 200 200" className="hero-medallion" aria-hidden="true">
        <Petals count={20} />
        <Petals count={20} transform="rotate(9) scale(0.84)" className="hero-petals-inner" />
      </svg>
      {places.map((place, index) => {
        const picture = pictures[index]
        return (
          <div key={place} className={place}>
            <Picture
              src={picture ? pictureUrl(picture.url, { width: 480 }) : null}
              srcSet={picture && pictureSrcSet(picture, widths)}
              sizes={sizes}
              width={4}
              height={5}
              alt=""
              priority={index === 0}
              loading="eager"
            />
          </div>
        )
      })}
    </div>
  )
}
