import { chooseCarouselMoments } from '@kadr/scene/kinds/slideshow/carousel'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { useDragOrder } from '../../../../ui/forms/use-drag-order.ts'
import { copy } from '../copy.ts'
import { MAX_SLIDES, wordsOf } from '../model/slides.ts'
import type { SlideActions } from '../model/use-slide-actions.ts'
import type { Slideshow } from '../model/use-slideshow.ts'

const WIDTH = 56

type Props = { slideshow: Slideshow; actions: SlideActions; onAdd: () => void }

const useInSight = (selected: number) => {
  const chosen = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever another slide is selected
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  return chosen
}

export const SlideStrip = ({ slideshow, actions, onAdd }: Props) => {
  const { form, facts, scene, store, selected, select } = slideshow
  const { slides, aspect, style, seed, brand } = form
  const [news, setNews] = useState('')
  const move = (step: { from: number; to: number }, mark?: string) => {
    actions.move(step, mark)
    setNews(copy.strip.moved(step.to, slides.length))
  }
  const { list, dragged, handle } = useDragOrder<HTMLOListElement>({
    by: 'item',
    onMove: (step) => move(step, `drag ${slides[step.from]?.id}`),
  })
  const chosen = useInSight(selected)
  const moments = chooseCarouselMoments(form)
  const isFull = slides.length >= MAX_SLIDES
  const focusOn = (index: number) => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-slide]')
    items?.[index]?.focus()
  }
  const walk = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const to = index + (step ?? 0)
    if (!step || to < 0 || to >= slides.length) return
    event.preventDefault()
    if (event.altKey) move({ from: index, to })
    else select(to)
    // Waits a frame for the reordered slide to be rendered.
    requestAnimationFrame(() => focusOn(to))
  }
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1 lg:content-start">
      <ol
        ref={list}
        aria-label={copy.strip.label}
        className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-1 lg:mx-0 lg:max-h-[calc(100dvh-17rem)] lg:flex-col lg:overflow-x-hidden lg:overflow-y-auto lg:px-1"
      >
        {slides.map((slide, index) => {
          const isSelected = index === selected
          const known = slide.asset ? facts.has(slide.asset) : false
          const signature = JSON.stringify([
            slide,
            aspect,
            style,
            seed,
            brand,
            index,
            slides.length,
            form.hasCounter,
            known,
          ])
          return (
            <li
              key={slide.id}
              ref={isSelected ? chosen : undefined}
              data-order
              className="shrink-0"
            >
              <button
                type="button"
                data-slide
                aria-label={copy.strip.slide(index, wordsOf(slide))}
                aria-current={isSelected}
                onClick={() => select(index)}
                onKeyDown={(event) => walk(event, index)}
                {...handle(index)}
                className={`relative flex w-14 [@media(max-height:44rem)]:max-lg:w-10 cursor-grab flex-col gap-2 rounded-control p-0.5 text-left select-none lg:w-full lg:flex-row lg:items-center lg:p-1 ${isSelected ? 'bg-accent lg:bg-accent-soft' : 'lg:hover:bg-sunken'} ${dragged === index ? 'cursor-grabbing opacity-70' : ''}`}
              >
                <span className="pointer-events-none block w-full shrink-0 overflow-hidden rounded-chip lg:w-14">
                  <SceneStill
                    store={store}
                    scene={scene}
                    seconds={moments[index] ?? 0}
                    width={WIDTH}
                    signature={signature}
                  />
                </span>
                <span className="absolute top-1.5 left-1.5 rounded-chip bg-night/80 px-1.5 text-caption text-on-night tabular-nums lg:hidden">
                  {index + 1}
                </span>
                <span className="hidden min-w-0 flex-1 lg:grid">
                  <span className="text-caption text-ink-2">{index + 1}</span>
                  <span className="line-clamp-2 text-label text-ink">{wordsOf(slide)}</span>
                </span>
              </button>
            </li>
          )
        })}
        <li className="shrink-0">
          <button
            type="button"
            aria-label={isFull ? copy.strip.full : copy.strip.add}
            disabled={isFull}
            onClick={onAdd}
            className="flex h-full min-h-20 [@media(max-height:44rem)]:max-lg:min-h-11 w-14 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-dashed border-line-strong text-caption text-ink-2 hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3 lg:min-h-11 lg:w-full lg:flex-row lg:text-label"
          >
            <Plus aria-hidden="true" className="size-5" />
            <span aria-hidden="true" className="hidden lg:inline">
              {copy.strip.addShort}
            </span>
          </button>
        </li>
      </ol>
      <p className="hidden text-caption text-ink-3 lg:block">{copy.strip.hint}</p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
