import { usePageData } from './content/page-data.ts'
import { Audiences } from './landing/audiences.tsx'
import { Fears } from './landing/fears.tsx'
import { Hero } from './landing/hero.tsx'
import { LandingSection } from './landing/landing-section.tsx'
import { LastCall } from './landing/last-call.tsx'
import { Networks } from './landing/networks.tsx'
import { Plans } from './landing/plans.tsx'
import { Questions } from './landing/questions.tsx'
import { ReelKinds } from './landing/reel-kinds.tsx'
import { Steps } from './landing/steps.tsx'
import { WeekScene } from './landing/week-scene.tsx'

export default function LandingPage() {
  const data = usePageData()
  if (data.kind !== 'landing') throw new Error(`The landing got a page of ${data.kind}`)
  return (
    <>
      <Hero phrase={data.phrase} />
      <Fears />
      <Steps />
      <ReelKinds />
      <Networks />
      <LandingSection
        title="Неделя видна целиком"
        lead="Все сети в одном календаре. Перенести пост можно мышью, пальцем и с клавиатуры."
        ground="surface"
      >
        <div className="max-w-220">
          <WeekScene />
        </div>
      </LandingSection>
      <Audiences />
      <Plans />
      <Questions />
      <LastCall />
    </>
  )
}
