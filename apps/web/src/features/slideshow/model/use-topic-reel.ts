import type { AiRequest } from '@kadr/contract/ai'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAiRequest } from '../../../assist/model/use-ai-request.ts'
import { isBlank } from './slides.ts'
import type { SlideActions } from './use-slide-actions.ts'
import type { Slideshow } from './use-slideshow.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A new reel about it is written and rendered at once. */
    topic?: string
  }
}

const SLIDES = 6

/**
 * A new reel that was opened with a topic: its words are written, it is assembled, and its video is awaited. A topic the
 * templates do not know leaves a skeleton to fill in and no video.
 */
export const useTopicReel = ({
  slideshow,
  actions,
}: {
  slideshow: Slideshow
  actions: SlideActions
}) => {
  // In the history, not in the address: a link from outside must not spend points. The first save takes it out.
  const [topic] = useState(useLocation().state.topic)
  const [isRenderAwaited, setIsRenderAwaited] = useState(false)
  const [isUnknown, setIsUnknown] = useState(false)
  const take = useEffectEvent(async ({ output }: AiRequest) => {
    if (output?.kind !== 'slideshow' || topic === undefined) return
    await actions.assemble({ words: output, topic, resources: [] })
    slideshow.setCaption([output.caption, output.hashtags.join(' ')].filter(Boolean).join('\n\n'))
    setIsUnknown(!output.isKnown)
    setIsRenderAwaited(output.isKnown)
  })
  const { run, ask } = useAiRequest({ onDone: (request) => void take(request) })
  const start = () => {
    if (topic) ask({ kind: 'slideshow', topic, slides: SLIDES })
  }
  const begin = useEffectEvent(() => {
    if (topic && isBlank(slideshow.form)) start()
  })
  useEffect(() => begin(), [])
  return { topic, run, retry: start, isUnknown, isRenderAwaited }
}
export type TopicReel = ReturnType<typeof useTopicReel>
