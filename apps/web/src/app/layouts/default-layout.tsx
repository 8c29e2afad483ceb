import { Link, Outlet } from '@tanstack/react-router'
import { Logo } from '../../ui/logo.tsx'
import { OfflineBanner } from '../../ui/offline-banner.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'

/** Layout of single-purpose pages: no navigation, only the logo. */
export default function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <SkipLink />
      <header className="flex min-h-[calc(56px+var(--safe-top))] items-center border-b border-line bg-header px-4 pt-(--safe-top) lg:px-8">
        <Link to="/" className="rounded-chip no-underline">
          <Logo />
        </Link>
      </header>
      <OfflineBanner />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="flex flex-1 flex-col px-4 pt-8 pb-[calc(32px+var(--safe-bottom))] outline-none"
      >
        <Outlet />
      </main>
    </div>
  )
}
