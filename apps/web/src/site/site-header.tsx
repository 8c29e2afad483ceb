import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useIsSignedIn } from '../platform/api/services.tsx'
import { LinkButton } from '../ui/buttons/link-button.tsx'
import { Logo } from '../ui/layout/logo.tsx'
import { HEADER_LINKS } from './site-links.ts'

const linkStyle =
  'inline-flex min-h-11 items-center border-b-2 border-transparent text-label font-medium text-ink hover:border-line-strong aria-[current=page]:border-accent'

const Links = () =>
  HEADER_LINKS.map(({ label, ...link }) => (
    <Link key={label} {...link} activeOptions={{ includeHash: true }} className={linkStyle}>
      {label}
    </Link>
  ))

export function SiteHeader() {
  const isSignedIn = useIsSignedIn()
  return (
    <header className="sticky top-0 z-(--z-nav) bg-header pt-(--safe-top)">
      <div className="mx-auto flex min-h-16 max-w-360 items-center justify-between gap-3 px-4 lg:px-16">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-chip">
          <Logo />
        </Link>
        <div className="flex items-center gap-3 lg:gap-8">
          <nav aria-label="Разделы" className="hidden gap-8 md:flex">
            <Links />
          </nav>
          <LinkButton asChild variant="secondary">
            {isSignedIn ? (
              <Link to="/dashboard">Открыть Кадр</Link>
            ) : (
              <Link to="/login">Войти</Link>
            )}
          </LinkButton>
          <details className="site-menu md:hidden">
            <summary
              aria-label="Разделы сайта"
              className="flex size-11 cursor-pointer list-none items-center justify-center rounded-control [&::-webkit-details-marker]:hidden"
            >
              <Menu aria-hidden="true" className="size-6" />
            </summary>
            <nav
              aria-label="Разделы, меню"
              className="absolute inset-x-0 top-full grid border-b border-line bg-header px-4 pb-4 shadow-pop"
            >
              <Links />
            </nav>
          </details>
        </div>
      </div>
    </header>
  )
}
