import type { SlideshowForm } from '@kadr/contract/studio/slideshow'
import { scheduleSlides } from '@kadr/scene/director/schedule'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { contentOf } from '../../../../reel-editor/document/reel-draft.ts'
import {
  type EditedKind,
  type EditorStart,
  useReelEditor,
} from '../../../../reel-editor/frame/use-reel-editor.ts'
import { titleOf } from './new-draft.ts'

const EDITED_SLIDESHOW: EditedKind<SlideshowForm> = {
  kind: 'slideshow',
  scenes: slideshow,
  read: (content) => contentOf(content, 'slideshow').form,
  pack: (form) => ({ kind: 'slideshow', form }),
  titleOf,
}

export const useSlideshow = (start: EditorStart) => {
  const editor = useReelEditor(EDITED_SLIDESHOW, start)
  const { form, player } = editor
  const [selectedId, setSelectedId] = useState(form.slides[0]?.id ?? '')
  const found = form.slides.findIndex(({ id }) => id === selectedId)
  const selected = Math.max(0, found)

  /** Seeks to the moment when the slide's entry animations have finished. */
  const show = useEffectEvent(() => {
    player?.pause()
    player?.seek(chooseCarouselMoments(form)[selected] ?? 0)
  })
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: seeks whenever another slide is selected
  useEffect(() => {
    if (!isFirst.current) show()
    isFirst.current = false
  }, [selectedId])

  const select = useCallback(
    (index: number) => {
      const slide = form.slides[index]
      if (!slide) return
      setSelectedId(slide.id)
      player?.pause()
      player?.seek(chooseCarouselMoments(form)[index] ?? 0)
    },
    [form, player],
  )

  /** Selects the slide that is seen at this moment. */
  const selectAt = useCallback(
    (seconds: number) => {
      const { slides } = scheduleSlides(form)
      const found = slides.findIndex(({ start, end }) => seconds >= start && seconds < end)
      const slide = form.slides[found]
      if (slide) setSelectedId(slide.id)
    },
    [form],
  )

  return { ...editor, selectAt, selected, slide: form.slides[selected], select, setSelectedId }
}
export type Slideshow = ReturnType<typeof useSlideshow>
