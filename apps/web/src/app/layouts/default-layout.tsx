import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { SiteFooter } from '../../site/site-footer.tsx'
import { SiteHeader } from '../../site/site-header.tsx'
import { OfflineBanner } from '../../ui/feedback/offline-banner.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { CONTENT_ID, SkipLink } from './focus.tsx'

/** Single-purpose pages have the logo only; the knowledge base is for reading on. */
export default function DefaultLayout() {
  const isKnowledge = useLocation({
    select: ({ pathname }) => pathname.startsWith('/knowledge-base'),
  })
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <SkipLink />
      {isKnowledge ? (
        <SiteHeader />
      ) : (
        <header className="flex min-h-[calc(56px+var(--safe-top))] items-center border-b border-line bg-header px-4 pt-(--safe-top) lg:px-8">
          <Link to="/" className="rounded-chip no-underline">
            <Logo />
          </Link>
        </header>
      )}
      <OfflineBanner />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className={
          isKnowledge
            ? 'flex-1 bg-header outline-none'
            : 'flex flex-1 flex-col px-4 pt-8 pb-[calc(32px+var(--safe-bottom))] outline-none'
        }
      >
        <Outlet />
      </main>
      {isKnowledge ? <SiteFooter /> : null}
    </div>
  )
}
