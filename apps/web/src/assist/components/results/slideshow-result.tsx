import { slideLines } from '@kadr/domain/storyboard/slide-text'
import { Banner } from '../../../ui/banner.tsx'
import { copy, ROLE_NAME } from '../../copy.ts'
import type { ResultProps } from '../../model/pieces.ts'
import { slideshowText } from '../../model/pieces.ts'
import { PieceActions } from '../piece-actions.tsx'
import { Caption, Part } from './piece.tsx'

type Output = ResultProps<'slideshow'>['output']

const Slides = ({ slides }: { slides: Output['storyboard']['slides'] }) => (
  <ol className="grid max-w-[68ch] grid-cols-1 gap-3">
    {slides.map((card, index) => {
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
          <span className="grid min-w-0 flex-1 grid-cols-1 wrap-anywhere">
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
          </span>
        </li>
      )
    })}
  </ol>
)

export const SlideshowResult = ({ output, onTake, takeLabel }: ResultProps<'slideshow'>) => (
  <div className="grid grid-cols-1 gap-4">
    {output.isKnown ? null : (
      <Banner tone="info" title={copy.unknownTopic.title} text={copy.unknownTopic.text} />
    )}
    <Part title={copy.slides}>
      <Slides slides={output.storyboard.slides} />
    </Part>
    <Caption text={output.caption} tags={output.hashtags} />
    <PieceActions
      text={slideshowText(output)}
      onTake={onTake && (() => onTake(output))}
      takeLabel={output.isKnown ? takeLabel : copy.unknownTopic.take}
    />
  </div>
)
