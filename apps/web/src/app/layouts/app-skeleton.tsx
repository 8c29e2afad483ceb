import { Logo } from '../../ui/logo.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'

/** What the server sends in the app's place: the frame of the layout with grey places in it. */
export const AppSkeleton = () => (
  <div className="min-h-dvh bg-canvas lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
    <div className="sticky top-0 hidden h-dvh w-62 border-r border-line bg-header p-4 lg:block">
      <span className="inline-block px-2 py-1">
        <Logo />
      </span>
    </div>
    <div className="min-w-0">
      <div className="min-h-[calc(56px+var(--safe-top))] border-b border-line bg-header lg:hidden" />
      <main className="mx-auto w-full max-w-288 px-4 pt-4 lg:px-8 lg:py-8">
        <SkeletonGroup label="Открываем Кадр" className="grid gap-6">
          <Skeleton className="h-9 w-56 max-lg:hidden" />
          <Skeleton className="h-20 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-56 w-full rounded-card" />
        </SkeletonGroup>
      </main>
    </div>
  </div>
)
