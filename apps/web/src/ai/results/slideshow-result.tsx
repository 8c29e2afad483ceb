import { slideLines } from '@kadr/domain/studio/storyboard/slide-text'
import { Banner } from '../../ui/feedback/banner.tsx'
import { copy, ROLE_NAME } from '../copy.ts'
import { ResultNumbers, SaidFacts } from './grounds.tsx'
import { Caption, Part } from './piece.tsx'
import { PieceActions } from './piece-actions.tsx'
import type { ResultProps } from './pieces.ts'
import { slideshowText } from './pieces.ts'

type Output = ResultProps<'slideshow'>['output']

const Slides = ({ output: { storyboard, unverifiedNumbers, saidFacts } }: { output: Output }) => (
  <ol className="grid max-w-[68ch] grid-cols-1 gap-3">
    {storyboard.slides.map((card, index) => {
      const [title = '', ...rest] = slideLines(card)
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result never changes, and blank slides are alike
        <li key={index} className="flex gap-3">
          <span
            aria-hidden="true"
            className="w-6 shrink-0 text-right whitespace-nowrap text-ink-3 tabular-nums"
          >
            {index + 1}
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-1 wrap-anywhere">
            {title === '' ? (
              <span className="text-ink-3">{ROLE_NAME[card.role]}</span>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            {rest.map((line) => (
              <span key={line} className="text-ink-2">
                {line}
              </span>
            ))}
            <SaidFacts facts={saidFacts?.[index]} />
            <ResultNumbers numbers={unverifiedNumbers?.[index]} />
          </div>
        </li>
      )
    })}
  </ol>
)

export const SlideshowResult = ({ output, onInsert, insertLabel }: ResultProps<'slideshow'>) => (
  <div className="grid grid-cols-1 gap-4">
    {output.isKnown ? null : (
      <Banner tone="info" title={copy.unknownTopic.title} text={copy.unknownTopic.text} />
    )}
    <Part title={copy.slides}>
      <Slides output={output} />
    </Part>
    {output.questions ? (
      <Part title={copy.unknownTopic.questions}>
        <ol className="grid grid-cols-1 gap-1 text-ink-2">
          {output.questions.questions.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ol>
      </Part>
    ) : null}
    <Caption text={output.caption} tags={output.hashtags} />
    <ResultNumbers numbers={output.captionNumbers} />
    <PieceActions
      text={slideshowText(output)}
      onInsert={onInsert && (() => onInsert(output))}
      insertLabel={output.isKnown ? insertLabel : copy.unknownTopic.insert}
    />
  </div>
)
