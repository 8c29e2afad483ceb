import { typeset } from '@kadr/kit/typeset'
import { Plus } from 'lucide-react'
import { QUESTIONS } from './copy.ts'
import { LandingSection } from './landing-section.tsx'

export const Questions = () => (
  <LandingSection id="faq" title="Частые вопросы" ground="surface">
    <div className="max-w-200 divide-y divide-line border-y border-line">
      {QUESTIONS.map(({ question, answer }) => (
        <details key={question} name="faq" className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-4 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-3 transition-transform duration-(--duration-enter) ease-out group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[45.3em] pb-5 text-ink-2">{typeset(answer)}</p>
        </details>
      ))}
    </div>
  </LandingSection>
)
