import { listShownWords } from '@kadr/scene/director/reading-time'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { SceneStill } from '../../../../reel-editor/player/scene-still.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { copy } from '../copy.ts'
import type { AnswersModel } from '../model/use-answers.ts'
import { type DrawnSlides, type Slides, slideStore } from '../model/use-slides.ts'

const BIG = 280
const SMALL = 130

type Props = { model: AnswersModel; slides: Slides; isPlaying: boolean }

/** The slide of the open question; without one the last, which was written last. */
const findCurrent = ({ questionIds }: Slides, openId: string | undefined, count: number) => {
  const at = questionIds.findIndex((ids) => openId !== undefined && ids.includes(openId))
  return { current: at < 0 ? count - 1 : at, isWritten: at >= 0 }
}

const useInSight = (current: number) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const strip = list.current
    const slide = strip?.children[current]
    // Only the strip moves: the page stays where the person types.
    if (strip && slide instanceof HTMLElement) {
      strip.scrollTo({ left: slide.offsetLeft - strip.clientWidth / 2 + slide.clientWidth / 2 })
    }
  }, [current])
  return list
}

const NextSlide = ({ model: { questions, gaps, openId } }: { model: AnswersModel }) => {
  const next = gaps.find(({ id }) => id === openId) ?? gaps[0]
  const at = questions.findIndex(({ id }) => id === next?.id)
  return next ? (
    <li className="grid w-24 shrink-0 place-items-center rounded-control border border-dashed border-line-strong p-2 text-center text-caption text-ink-2 lg:col-span-2 lg:w-auto lg:p-4 lg:text-label">
      {copy.slides.next(at + 1)}
    </li>
  ) : null
}

const Drawn = ({
  model,
  slides,
  isPlaying,
  drawn: { form, scene, moments },
}: Props & { drawn: DrawnSlides }) => {
  const { current, isWritten } = findCurrent(slides, model.openId, form.slides.length)
  const list = useInSight(current)
  return (
    <ol
      ref={list}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-3 lg:overflow-visible lg:px-0"
    >
      {form.slides.map((slide, index) => {
        const isCurrent = index === current
        return (
          <li
            key={slide.id}
            className={clsx(
              'relative w-24 shrink-0 lg:w-auto',
              isCurrent && 'lg:order-first lg:col-span-2 lg:row-span-2',
            )}
          >
            <span
              role="img"
              aria-label={copy.slides.slide(index + 1, listShownWords(slide.card).join(' '))}
              className={clsx(
                'block overflow-hidden rounded-control',
                isCurrent && 'outline-2 outline-offset-2 outline-accent lg:outline-0',
              )}
            >
              <SceneStill
                store={slideStore}
                scene={scene}
                seconds={isPlaying && isCurrent ? 0 : (moments[index] ?? 0)}
                width={isCurrent ? BIG : SMALL}
                signature={JSON.stringify([
                  slide,
                  form.style,
                  form.seed,
                  index,
                  form.slides.length,
                ])}
                isMoving={isPlaying && isCurrent}
              />
            </span>
            {isCurrent && isWritten && !isPlaying ? (
              <span className="absolute bottom-3 left-3 rounded-chip bg-night px-2 py-1 text-caption text-on-night max-lg:hidden">
                {copy.slides.writing(index + 1)}
              </span>
            ) : null}
          </li>
        )
      })}
      <NextSlide model={model} />
    </ol>
  )
}

/** The slides of the answers so far. What is not answered is a sentence, never a picture. */
export const SlidesPanel = (props: Props) => {
  const { query, drawn } = props.slides
  return (
    <section aria-label={copy.slides.title} className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex items-baseline justify-between gap-3 max-lg:hidden">
        <h2 className="font-semibold">{copy.slides.title}</h2>
        {drawn ? (
          <p className="text-label text-ink-2">{copy.slides.count(drawn.form.slides.length)}</p>
        ) : null}
      </div>
      {drawn ? <Drawn {...props} drawn={drawn} /> : null}
      {drawn || query.isError ? null : (
        <div className="grid grid-cols-4 gap-3">
          <Skeleton className="aspect-9/16 rounded-control lg:col-span-2" />
        </div>
      )}
      {query.isError ? (
        <Banner
          tone="warning"
          title={copy.slides.failed}
          text={`${failureText(query.error)} ${copy.slides.safe}`}
          action={
            <Button
              size="sm"
              variant="secondary"
              isLoading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {copy.slides.retry}
            </Button>
          }
        />
      ) : null}
    </section>
  )
}
