import type { DownloadSource } from '@kadr/contract/downloads'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'

/** One file for all of them, outside of the pages' own: the site is read more often than used. */
export const loadToolProgram = () => import('../../app/pages/tool-program.tsx')

export const LateResult = lazy(() =>
  loadToolProgram().then(({ WorkResult }) => ({ default: WorkResult })),
)
const Health = lazy(() => loadToolProgram().then(({ SourceHealth }) => ({ default: SourceHealth })))
const Complaint = lazy(() =>
  loadToolProgram().then(({ ComplaintForm }) => ({ default: ComplaintForm })),
)

/** Drawn in the browser alone; its place is kept until then. */
const InBrowser = ({ className, children }: { className: string; children: ReactNode }) => {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  const place = <div className={className} />
  return isHere ? <Suspense fallback={place}>{children}</Suspense> : place
}

export const LateHealth = ({ source }: { source: DownloadSource }) => (
  <InBrowser className="min-h-24">
    <Health source={source} />
  </InBrowser>
)

export const LateComplaint = () => (
  <InBrowser className="min-h-96">
    <Complaint />
  </InBrowser>
)
