import { Link } from '@tanstack/react-router'
import { useIsSignedIn } from '../platform/services.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { LANDING_ANCHORS } from './site-links.ts'

export function SiteHeader() {
  const isSignedIn = useIsSignedIn()
  return (
    <header className="sticky top-0 z-(--z-nav) border-b border-line bg-header pt-(--safe-top)">
      <div className="mx-auto flex min-h-16 max-w-288 items-center justify-between gap-4 px-4 lg:px-8">
        <Link to="/" className="inline-flex min-h-11 items-center rounded-chip">
          <Logo />
        </Link>
        <nav aria-label="Разделы" className="hidden gap-1 md:flex">
          {LANDING_ANCHORS.map(({ hash, label }) => (
            <Link
              key={hash}
              to="/"
              hash={hash}
              className="inline-flex min-h-11 items-center rounded-control px-3 text-label font-medium text-ink-2 hover:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <LinkButton asChild variant="secondary">
          {isSignedIn ? <Link to="/dashboard">Открыть Кадр</Link> : <Link to="/login">Войти</Link>}
        </LinkButton>
      </div>
    </header>
  )
}
