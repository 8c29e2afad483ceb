import type { Question } from '@kadr/content/shape'
import { typeset } from '@kadr/kit/typeset'
import { Plus } from 'lucide-react'

/** The first answer is open: its words are read without a tap. */
export const QuestionList = ({ questions }: { questions: readonly Question[] }) => (
  <section
    aria-labelledby="questions"
    className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
  >
    <h2
      id="questions"
      className="text-[2rem] leading-none font-semibold tracking-[-0.03em] lg:text-[2.5rem]"
    >
      Вопросы
    </h2>
    <div className="divide-y divide-line border-t border-ink">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
            {question}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-ink-3 transition-transform duration-(--duration-enter) group-open:rotate-45"
            />
          </summary>
          <p className="max-w-[45.3em] pb-5 text-ink-2">{typeset(answer)}</p>
        </details>
      ))}
    </div>
  </section>
)
