import { Outlet } from '@tanstack/react-router'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export default function MarketingLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-header">
      <a
        href="#content"
        className="sr-only z-(--z-toast) rounded-control bg-surface px-4 py-3 focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        К содержанию
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  )
}
