import type { AiOutput } from '@kadr/contract/ai-outputs'
import type { AiInsertHandlers } from '../model/pieces.ts'
import { TemplateMark } from './ai-note.tsx'
import { HooksResult } from './results/hooks-result.tsx'
import { IdeasResult, MemesResult } from './results/idea-results.tsx'
import { PlanResult } from './results/plan-result.tsx'
import { ProductDemoResult, TalkingHeadResult } from './results/script-results.tsx'
import { SlideshowResult } from './results/slideshow-result.tsx'
import {
  AltTextResult,
  CaptionResult,
  HashtagsResult,
  RepliesResult,
  RewriteResult,
} from './results/text-results.tsx'
import { VariantsResult } from './results/variants-result.tsx'

type Props = {
  output: AiOutput
  isOffline: boolean
  takes?: AiInsertHandlers | undefined
  takeLabel?: string | undefined
  /** A piece is being inserted: the others are disabled meanwhile. */
  isTaking?: boolean | undefined
}

const Result = ({ output, takes = {}, takeLabel }: Omit<Props, 'isOffline' | 'isTaking'>) => {
  switch (output.kind) {
    case 'hooks':
      return <HooksResult output={output} onTake={takes.hooks} takeLabel={takeLabel} />
    case 'caption':
      return <CaptionResult output={output} onTake={takes.caption} takeLabel={takeLabel} />
    case 'rewrite':
      return <RewriteResult output={output} onTake={takes.rewrite} takeLabel={takeLabel} />
    case 'adapt':
      return <VariantsResult output={output} onTake={takes.adapt} takeLabel={takeLabel} />
    case 'hashtags':
      return <HashtagsResult output={output} onTake={takes.hashtags} takeLabel={takeLabel} />
    case 'alt_text':
      return <AltTextResult output={output} onTake={takes.alt_text} takeLabel={takeLabel} />
    case 'slideshow':
      return <SlideshowResult output={output} onTake={takes.slideshow} takeLabel={takeLabel} />
    case 'talking_head':
      return <TalkingHeadResult output={output} onTake={takes.talking_head} takeLabel={takeLabel} />
    case 'product_demo':
      return <ProductDemoResult output={output} onTake={takes.product_demo} takeLabel={takeLabel} />
    case 'meme':
      return <MemesResult output={output} onTake={takes.meme} takeLabel={takeLabel} />
    case 'content_plan':
      return <PlanResult output={output} onTake={takes.content_plan} />
    case 'product_ideas':
      return <IdeasResult output={output} onTake={takes.product_ideas} takeLabel={takeLabel} />
    case 'comment_reply':
      return <RepliesResult output={output} onTake={takes.comment_reply} takeLabel={takeLabel} />
  }
}

/** The result of any kind. Pieces can be copied, and inserted where `takes` has a handler. */
export const AiOutputView = ({ isOffline, isTaking, ...result }: Props) => (
  <fieldset disabled={isTaking} className="grid min-w-0 grid-cols-1 gap-4">
    {isOffline ? <TemplateMark /> : null}
    <Result {...result} />
  </fieldset>
)
