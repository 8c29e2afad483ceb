import { Link } from '@tanstack/react-router'
import { Logo } from '../ui/layout/logo.tsx'
import { OwnerNote } from './owner-note.tsx'
import { FOOTER_GROUPS } from './site-links.ts'

const linkStyle =
  'inline-flex min-h-8 items-center text-label text-on-night underline-offset-4 hover:underline focus-visible:outline-on-night'

const isFile = (href: string) => /\.\w+$/.test(href)

export const SiteFooter = () => (
  <footer className="bg-night text-on-night">
    <div className="mx-auto grid max-w-360 grid-cols-1 gap-10 px-4 pt-10 pb-[calc(32px+var(--safe-bottom))] lg:px-16 lg:pt-12">
      <div className="grid grid-cols-1 gap-10 md:grid-cols-[minmax(0,1.4fr)_minmax(0,4fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <span className="[&_span]:text-on-night">
            <Logo />
          </span>
          <p className="max-w-[21.3em] text-label text-on-night-2">
            Рилсы и&nbsp;посты из&nbsp;одной фразы. В&nbsp;Telegram и&nbsp;в&nbsp;браузере.
          </p>
          <Link
            to="/login"
            className="inline-flex min-h-11 items-center rounded-control bg-on-night px-4 text-label font-medium text-night focus-visible:outline-on-night"
          >
            Открыть Кадр
          </Link>
        </div>
        <nav aria-label="Подвал" className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:grid-cols-5">
          {FOOTER_GROUPS.map(({ title, links }) => (
            <div key={title} className="grid content-start gap-2">
              <p className="text-label text-on-night-2">{title}</p>
              <ul className="grid gap-1">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    {isFile(href) ? (
                      <a href={href} className={linkStyle}>
                        {label}
                      </a>
                    ) : (
                      <Link
                        to={href.split('#')[0] ?? '/'}
                        hash={href.split('#')[1] ?? ''}
                        className={linkStyle}
                      >
                        {label}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="grid gap-3 border-t border-on-night-2/30 pt-5 text-caption text-on-night-2">
        <OwnerNote />
        <p>
          * Instagram, Threads и&nbsp;Facebook принадлежат компании Meta Platforms Inc. Она признана
          в&nbsp;России экстремистской организацией, её деятельность запрещена.
        </p>
      </div>
    </div>
  </footer>
)
