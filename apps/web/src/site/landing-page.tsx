import { MetaNote } from '../ui/meta-note.tsx'
import { Audiences } from './landing/audiences.tsx'
import { Fears } from './landing/fears.tsx'
import { Hero } from './landing/hero.tsx'
import { LastCall } from './landing/last-call.tsx'
import { Networks } from './landing/networks.tsx'
import { Plans } from './landing/plans.tsx'
import { Questions } from './landing/questions.tsx'
import { ReelKinds } from './landing/reel-kinds.tsx'
import { Steps } from './landing/steps.tsx'

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
      <MetaNote className="mx-auto max-w-288 px-4 pb-8 lg:px-8" />
    </>
  )
}
