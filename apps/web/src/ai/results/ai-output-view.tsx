import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import { TemplateMark } from '../ask/ai-note.tsx'
import { ClipsResult } from './clips-result.tsx'
import { ResultNumbers, SaidFacts } from './grounds.tsx'
import { HooksResult } from './hooks-result.tsx'
import { IdeasResult, MemesResult } from './idea-results.tsx'
import type { AiInsertHandlers } from './pieces.ts'
import { PlanResult } from './plan-result.tsx'
import { ProductDemoResult, TalkingHeadResult } from './script-results.tsx'
import { SlideshowResult } from './slideshow-result.tsx'
import {
  AltTextResult,
  CaptionResult,
  HashtagsResult,
  RepliesResult,
  RewriteResult,
} from './text-results.tsx'
import { VariantsResult } from './variants-result.tsx'

type Props = {
  output: AiOutput
  isOffline: boolean
  handlers?: AiInsertHandlers | undefined
  insertLabel?: string | undefined
  /** A piece is being inserted: the others are disabled meanwhile. */
  isInserting?: boolean | undefined
}

const Result = ({
  output,
  handlers = {},
  insertLabel,
}: Omit<Props, 'isOffline' | 'isInserting'>) => {
  switch (output.kind) {
    case 'hooks':
      return <HooksResult output={output} onInsert={handlers.hooks} insertLabel={insertLabel} />
    case 'caption':
      return <CaptionResult output={output} onInsert={handlers.caption} insertLabel={insertLabel} />
    case 'rewrite':
      return <RewriteResult output={output} onInsert={handlers.rewrite} insertLabel={insertLabel} />
    case 'adapt':
      return <VariantsResult output={output} onInsert={handlers.adapt} insertLabel={insertLabel} />
    case 'hashtags':
      return (
        <HashtagsResult output={output} onInsert={handlers.hashtags} insertLabel={insertLabel} />
      )
    case 'alt_text':
      return (
        <AltTextResult output={output} onInsert={handlers.alt_text} insertLabel={insertLabel} />
      )
    case 'slideshow':
      return (
        <SlideshowResult output={output} onInsert={handlers.slideshow} insertLabel={insertLabel} />
      )
    case 'talking_head':
      return (
        <TalkingHeadResult
          output={output}
          onInsert={handlers.talking_head}
          insertLabel={insertLabel}
        />
      )
    case 'product_demo':
      return (
        <ProductDemoResult
          output={output}
          onInsert={handlers.product_demo}
          insertLabel={insertLabel}
        />
      )
    case 'meme':
      return <MemesResult output={output} onInsert={handlers.meme} insertLabel={insertLabel} />
    case 'content_plan':
      return <PlanResult output={output} onInsert={handlers.content_plan} />
    case 'product_ideas':
      return (
        <IdeasResult output={output} onInsert={handlers.product_ideas} insertLabel={insertLabel} />
      )
    case 'clip_choice':
      return <ClipsResult output={output} />
    case 'comment_reply':
      return (
        <RepliesResult
          output={output}
          onInsert={handlers.comment_reply}
          insertLabel={insertLabel}
        />
      )
  }
}

/** Slides have theirs beside them. */
const Grounds = ({ output }: Pick<Props, 'output'>) => {
  if (output.kind === 'slideshow') return null
  return (
    <>
      <SaidFacts facts={'saidFacts' in output ? output.saidFacts : undefined} />
      <ResultNumbers
        numbers={'unverifiedNumbers' in output ? output.unverifiedNumbers : undefined}
      />
    </>
  )
}

/** The result of any kind. Pieces can be copied, and inserted where there is a handler. */
export const AiOutputView = ({ isOffline, isInserting, ...result }: Props) => (
  <fieldset disabled={isInserting} className="grid min-w-0 grid-cols-1 gap-4">
    {isOffline ? <TemplateMark /> : null}
    <Result {...result} />
    <Grounds output={result.output} />
  </fieldset>
)
