import type { DownloadSource } from '@kadr/contract/site/downloads'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { HealthLine, liveText, StatusLine } from './health-line.tsx'

/** Loaded on first use, in one chunk: the site is read more often than used. */
export const loadToolProgram = () => import('./late-program.ts')

export const LateResult = lazy(() =>
  loadToolProgram().then(({ WorkResult }) => ({ default: WorkResult })),
)
const Health = lazy(() => loadToolProgram().then(({ SourceHealth }) => ({ default: SourceHealth })))
const Status = lazy(() => loadToolProgram().then(({ SourceStatus }) => ({ default: SourceStatus })))

/** Prerendered text, replaced by the current state after hydration. */
const Late = ({ line, children }: { line: ReactNode; children: ReactNode }) => {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  return isHere ? <Suspense fallback={line}>{children}</Suspense> : line
}

export const LateHealth = ({ source }: { source: DownloadSource }) => {
  const line = <HealthLine text={liveText(source)} />
  return (
    <Late line={line}>
      <Health source={source} fallback={line} />
    </Late>
  )
}

export const LateStatus = ({ source }: { source: DownloadSource }) => {
  const line = <StatusLine text={liveText(source)} />
  return (
    <Late line={line}>
      <Status source={source} fallback={line} />
    </Late>
  )
}
