import { Audiences } from './landing/audiences.tsx'
import { Fears } from './landing/fears.tsx'
import { Hero } from './landing/hero.tsx'
import { LastCall } from './landing/last-call.tsx'
import { Networks } from './landing/networks.tsx'
import { Plans } from './landing/plans.tsx'
import { Questions } from './landing/questions.tsx'
import { ReelKinds } from './landing/reel-kinds.tsx'
import { Steps } from './landing/steps.tsx'
import { MetaNote } from './meta-note.tsx'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Fears />
      <Steps />
      <ReelKinds />
      <Networks />
      <Audiences />
      <Plans />
      <Questions />
      <LastCall />
      <MetaNote />
    </>
  )
}
