import type { DownloadSource } from '@kadr/contract/downloads'
import { lazy, Suspense, useEffect, useState } from 'react'
import { HealthLine, liveText } from './health-line.tsx'

/** One file for all of them, outside of the pages' own: the site is read more often than used. */
export const loadToolProgram = () => import('../../app/pages/tool-program.tsx')

export const LateResult = lazy(() =>
  loadToolProgram().then(({ WorkResult }) => ({ default: WorkResult })),
)
const Health = lazy(() => loadToolProgram().then(({ SourceHealth }) => ({ default: SourceHealth })))

/** Written into the document, then as it is now. */
export const LateHealth = ({ source }: { source: DownloadSource }) => {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => setIsHere(true), [])
  const line = <HealthLine text={liveText(source)} />
  return isHere ? (
    <Suspense fallback={line}>
      <Health source={source} fallback={line} />
    </Suspense>
  ) : (
    line
  )
}
