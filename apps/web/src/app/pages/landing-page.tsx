import { lazy } from 'react'
import { usePageData } from '../../site/content/page-data.ts'
import { Audiences } from '../../site/landing/audiences.tsx'
import { Fears } from '../../site/landing/fears.tsx'
import { Hero } from '../../site/landing/hero.tsx'
import { LastCall } from '../../site/landing/last-call.tsx'
import { Networks } from '../../site/landing/networks.tsx'
import { OnceBand } from '../../site/landing/once-band.tsx'
import { Plans } from '../../site/landing/plans.tsx'
import { Questions } from '../../site/landing/questions.tsx'
import { ReelKinds } from '../../site/landing/reel-kinds.tsx'
import { Screens } from '../../site/landing/screens.tsx'
import { Steps } from '../../site/landing/steps.tsx'

/** Loaded when a visitor types a phrase of their own. */
const PhraseSlide = lazy(() => import('../../reel-editor/player/phrase-slide.tsx'))

export default function LandingPage() {
  const data = usePageData()
  if (data.kind !== 'landing') throw new Error(`The landing got a page of ${data.kind}`)
  return (
    <>
      <Hero phrase={data.phrase} PhraseSlide={PhraseSlide} />
      <Networks />
      <ReelKinds />
      <Steps />
      <Screens />
      <OnceBand />
      <Fears />
      <Audiences />
      <Plans />
      <Questions />
      <LastCall />
    </>
  )
}
