import { useLocation } from '@tanstack/react-router'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { copy } from '../dashboard/copy.ts'
import { NAVIGATION } from '../navigation/navigation.ts'

const useTitle = () => {
  const { pathname } = useLocation()
  if (pathname === '/dashboard') return copy.hello
  return NAVIGATION.find(({ to }) => to === pathname)?.label ?? 'Кадр'
}

const Sections = () => (
  <ul className="grid gap-0.5">
    {NAVIGATION.map(({ to, label, icon: Icon }) => (
      <li
        key={to}
        className="flex min-h-9 items-center gap-3 px-3 text-label font-medium text-ink-2"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {label}
      </li>
    ))}
  </ul>
)

/** Prerendered by the server for app pages: the layout with its static text and placeholders for the rest. */
export default function AppSkeleton() {
  const title = useTitle()
  return (
    <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <div className="sticky top-0 hidden h-dvh w-62 flex-col gap-3 border-r border-line bg-header p-4 lg:flex">
        <span className="self-start px-2 py-1">
          <Logo />
        </span>
        <span className="block min-h-13" />
        <Sections />
      </div>
      <div className="min-w-0">
        <div className="flex min-h-[calc(56px+var(--safe-top))] items-center gap-2.5 border-b border-line bg-header px-4 pt-(--safe-top) lg:hidden">
          <Skeleton className="size-8 shrink-0 rounded-chip" />
          <p className="min-w-0 flex-1 truncate text-title font-bold">{title}</p>
          <Skeleton className="size-8 rounded-full" />
        </div>
        <main className="mx-auto w-full max-w-288 px-4 pt-4 lg:px-8 lg:py-8">
          <SkeletonGroup label="Открываем Кадр" className="grid gap-6">
            <p className="text-headline font-bold max-lg:hidden">{title}</p>
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton className="h-72 w-full rounded-card" />
            <Skeleton className="h-56 w-full rounded-card" />
          </SkeletonGroup>
        </main>
      </div>
    </div>
  )
}
