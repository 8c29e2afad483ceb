import type { Resource } from '@kadr/contract/library/resources'
import { shakeReel } from '@kadr/scene/director/shake'
import type { SlideshowWords } from '@kadr/scene/kinds/slideshow/from-words'
import {
  addAssets,
  addSlide,
  duplicateSlide,
  moveSlide,
  removeSlide,
  shownIdsOf,
} from './slides.ts'
import type { Slideshow } from './use-slideshow.ts'

/** Shared by buttons, shortcuts and dragging. */
export const useSlideActions = (slideshow: Slideshow) => {
  const { form, update, selected, slide, setSelectedId, addResources, player } = slideshow
  const show = (next: typeof form, index: number) => {
    const target = next.slides[index]
    if (target) setSelectedId(target.id)
  }
  const run = (next: typeof form, index: number, mark?: string) => {
    update(() => next, mark)
    show(next, index)
  }
  return {
    add: (resources: Resource[]) => {
      addResources(resources)
      const next = addAssets(form, resources)
      const fresh = next.slides.findIndex(({ id, asset }) => {
        const before = form.slides.find((known) => known.id === id)
        return asset !== null && before?.asset !== asset
      })
      player?.pause()
      run(next, Math.max(0, fresh))
    },
    assemble: async ({
      resources,
      style,
      ...written
    }: Omit<SlideshowWords, 'assets'> & {
      resources: readonly Resource[]
      /** What is told quietly keeps its calm one. */
      style?: string | undefined
    }) => {
      addResources([...resources])
      player?.pause()
      // The dictionary of objects is large and needed only here.
      const { slideshowFromWords } = await import('@kadr/scene/kinds/slideshow/from-words')
      const isStyled = style !== undefined && !written.words.isQuiet
      const assemble = (before: typeof form) => {
        const made = slideshowFromWords({
          ...written,
          assets: shownIdsOf(resources),
          form: before,
        })
        return isStyled ? { ...made, style } : made
      }
      // Sound and pictures chosen meanwhile stay.
      update(assemble)
      show(assemble(form), 0)
    },
    shake: () => {
      player?.pause()
      run(shakeReel(form), 0)
    },
    addEmpty: () => run(addSlide(form, selected), selected + 1),
    duplicate: () => slide && run(duplicateSlide(form, slide.id), selected + 1),
    remove: () =>
      slide && run(removeSlide(form, slide.id), Math.min(selected, form.slides.length - 2)),
    /** `mark` groups the steps of one drag into one undo step. */
    move: ({ from, to }: { from: number; to: number }, mark?: string) =>
      run(moveSlide(form, { from, to }), to, mark),
  }
}
export type SlideActions = ReturnType<typeof useSlideActions>
