import type { AiRequest } from '@kadr/contract/studio/ai'
import type { AiOutputOf } from '@kadr/contract/studio/ai-outputs'
import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAiRequest } from '../../../../ai/ask/use-ai-request.ts'
import { isBlank, keepTopic } from './slides.ts'
import type { SlideActions } from './use-slide-actions.ts'
import type { Slideshow } from './use-slideshow.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new reel about it is written and rendered at once. */
    topic?: string
    /** The style it was asked for in. */
    style?: string | undefined
    /** A new reel of these slides is rendered at once. */
    composed?: { form: SlideshowForm; caption: string }
  }
}

const SLIDES = 6

/**
 * A new reel that was opened with a topic: its words are written, it is assembled, and its video is awaited. A topic the
 * templates do not know leaves a skeleton to fill in and no video; one that could not be written about is kept on the
 * first slide. One that was composed of answers is rendered as it is.
 */
export const useTopicReel = ({
  slideshow,
  actions,
  onWritten,
}: {
  slideshow: Slideshow
  actions: SlideActions
  onWritten: (output: AiOutputOf<'slideshow'>) => void
}) => {
  // In the history, not in the address: a link from outside must not spend points. The first save removes it.
  const { topic: given, style: chosen, composed } = useLocation().state
  const [{ topic, style }] = useState({ topic: given, style: chosen })
  const [isRenderAwaited, setIsRenderAwaited] = useState(composed !== undefined)
  const [isUnknown, setIsUnknown] = useState(false)
  const apply = useEffectEvent(async ({ output }: AiRequest) => {
    if (output?.kind !== 'slideshow' || topic === undefined) return
    onWritten(output)
    await actions.assemble({ words: output, topic, resources: [], style })
    slideshow.setCaption([output.caption, output.hashtags.join(' ')].filter(Boolean).join('\n\n'))
    setIsUnknown(!output.isKnown)
    setIsRenderAwaited(output.isKnown)
  })
  const { run, ask } = useAiRequest({ onDone: (request) => void apply(request) })
  const start = () => {
    if (topic) ask({ kind: 'slideshow', topic, slides: SLIDES })
  }
  const begin = useEffectEvent(() => {
    if (topic && isBlank(slideshow.form)) start()
  })
  useEffect(() => begin(), [])
  const keep = useEffectEvent(() => {
    if (topic) slideshow.update((form) => keepTopic(form, topic))
  })
  const isFailed = run.state === 'failed'
  useEffect(() => {
    if (isFailed) keep()
  }, [isFailed])
  return { topic, run, retry: start, isUnknown, isRenderAwaited }
}
export type TopicReel = ReturnType<typeof useTopicReel>
