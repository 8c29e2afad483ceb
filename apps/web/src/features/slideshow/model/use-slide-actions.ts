import type { Resource } from '@kadr/contract/resources'
import { shakeReel } from '@kadr/scene/director/shake'
import { type Assembled, loadAssembly } from './assemble-reel.ts'
import { addAssets, addSlide, duplicateSlide, moveSlide, removeSlide } from './slides.ts'
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
    assemble: async (input: Omit<Assembled, 'form'>) => {
      addResources([...input.resources])
      player?.pause()
      const assembleReel = await loadAssembly()
      // Sound and pictures chosen meanwhile stay.
      update((before) => assembleReel({ ...input, form: before }))
      show(assembleReel({ ...input, form }), 0)
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
