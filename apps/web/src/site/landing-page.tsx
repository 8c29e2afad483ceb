import { usePageData } from './content/page-data.ts'
import { Audiences } from './landing/audiences.tsx'
import { Fears } from './landing/fears.tsx'
import { Hero } from './landing/hero.tsx'
import { LastCall } from './landing/last-call.tsx'
import { Networks } from './landing/networks.tsx'
import { OnceBand } from './landing/once-band.tsx'
import { Plans } from './landing/plans.tsx'
import { Questions } from './landing/questions.tsx'
import { ReelKinds } from './landing/reel-kinds.tsx'
import { Screens } from './landing/screens.tsx'
import { Steps } from './landing/steps.tsx'

export default function LandingPage() {
  const data = usePageData()
  if (data.kind !== 'landing') throw new Error(`The landing got a page of ${data.kind}`)
  return (
    <>
      <Hero phrase={data.phrase} />
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
