import { typeset } from '@kadr/kit/typeset'
import { STEPS } from './copy.ts'
import { LandingSection } from './landing-section.tsx'

export const Steps = () => (
  <LandingSection id="how" title="От идеи до результата за три шага">
    <ol className="grid grid-cols-1 gap-8 md:grid-cols-3 lg:gap-10">
      {STEPS.map((step, index) => (
        <li key={step.title} className="grid content-start gap-3 border-t-2 border-ink pt-5">
          <p aria-hidden="true" className="text-headline font-bold text-accent">
            {index + 1}
          </p>
          <h3 className="text-title font-semibold">{step.title}</h3>
          <p className="text-ink-2">{typeset(step.text)}</p>
        </li>
      ))}
    </ol>
  </LandingSection>
)
