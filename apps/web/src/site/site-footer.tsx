import { Link } from '@tanstack/react-router'
import { Logo } from '../ui/logo.tsx'
import { LANDING_ANCHORS } from './site-links.ts'

const linkStyle = 'inline-flex min-h-11 items-center text-label text-ink-2 hover:text-ink'

export const SiteFooter = () => (
  <footer className="border-t border-line bg-header">
    <div className="mx-auto grid max-w-288 gap-6 px-4 pt-8 pb-[calc(32px+var(--safe-bottom))] lg:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <Logo />
        <nav aria-label="Подвал" className="flex flex-wrap gap-x-6">
          {LANDING_ANCHORS.map(({ hash, label }) => (
            <Link key={hash} to="/" hash={hash} className={linkStyle}>
              {label}
            </Link>
          ))}
          <Link to="/login" className={linkStyle}>
            Войти
          </Link>
        </nav>
      </div>
    </div>
  </footer>
)
