import type { Resource } from '@kadr/contract/resources'
import type { SlideshowForm } from '@kadr/contract/slideshow'
import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { slideshow } from '@kadr/scene/kinds/slideshow/slideshow'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { contentOf } from '../../../reel-editor/document/content-of.ts'
import {
  type DocumentStart,
  useReelDocument,
} from '../../../reel-editor/document/use-reel-document.ts'
import { useReelAssets } from '../../../reel-editor/model/use-reel-assets.ts'
import { useScenePlayer } from '../../../reel-editor/player/use-scene-player.ts'
import { titleOf } from './title-of.ts'

type Options = Omit<DocumentStart, 'kind'> & { resources: readonly Resource[] }

/** Everything the screen of a slideshow shows and does. */
export const useSlideshow = ({ resources, ...start }: Options) => {
  const reel = useReelDocument({ ...start, kind: 'slideshow' })
  const { draft, change } = reel
  const { form } = contentOf(draft.content, 'slideshow')
  const { store, facts, add } = useReelAssets({
    initial: resources,
    wanted: slideshow.listAssets(form),
  })
  const scene = useMemo(() => slideshow.toScene({ form, facts }), [form, facts])
  const player = useScenePlayer({ store, scene })
  const [selectedId, setSelectedId] = useState(form.slides[0]?.id ?? '')
  const found = form.slides.findIndex(({ id }) => id === selectedId)
  const selected = Math.max(0, found)

  /** A slideshow that nobody has named goes by its first words. */
  const update = useCallback(
    (make: (before: SlideshowForm) => SlideshowForm, mark?: string) =>
      change((before) => {
        const { form: known } = contentOf(before.content, 'slideshow')
        const next = make(known)
        if (next === known) return before
        const isUnnamed = before.title === titleOf(known)
        return {
          title: isUnnamed ? titleOf(next) : before.title,
          content: { kind: 'slideshow', form: next },
        }
      }, mark),
    [change],
  )

  /** Shows the slide as it stands once everything on it has arrived. */
  const show = useEffectEvent(() => {
    player?.pause()
    player?.seek(chooseCarouselMoments(form)[selected] ?? 0)
  })
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is another moment
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

  return {
    reel,
    form,
    facts,
    scene,
    store,
    player,
    addResources: add,
    update,
    selected,
    slide: form.slides[selected],
    select,
    setSelectedId,
    rename: (title: string) =>
      change((before) => ({ ...before, title: title.trim() || titleOf(form) }), 'title'),
  }
}
export type Slideshow = ReturnType<typeof useSlideshow>
