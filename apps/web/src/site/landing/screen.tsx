import { typeset } from '@kadr/kit/typeset'
import { clsx } from 'clsx'

/** Sizes in which `npm run site:screens` takes them. */
const DESKTOP = { width: 1200, height: 800 }
const PHONE = { width: 390, height: 844 }

type ScreenProps = { name: string; title: string; text: string; hasPhone?: boolean }

/** A screen of the product as it is; with `hasPhone`, a phone shows that of a phone. */
export const Screen = ({ name, title, text, hasPhone = false }: ScreenProps) => (
  <figure className="grid content-start gap-5">
    <figcaption className="grid gap-2">
      <h3 className="text-title font-semibold">{title}</h3>
      <p className="max-w-[34.7em] text-ink-2">{typeset(text)}</p>
    </figcaption>
    <a href={`/screens/${name}.webp`} className="block cursor-zoom-in">
      <picture>
        {hasPhone ? (
          <source media="(width < 40rem)" srcSet={`/screens/${name}-phone.webp`} {...PHONE} />
        ) : null}
        <img
          src={`/screens/${name}.webp`}
          {...DESKTOP}
          loading="lazy"
          decoding="async"
          alt={`Экран Кадра: ${title}`}
          className={clsx(
            'mx-auto block h-auto w-full rounded-card border border-line shadow-card sm:max-w-none',
            hasPhone && 'max-w-80',
          )}
        />
      </picture>
    </a>
  </figure>
)
