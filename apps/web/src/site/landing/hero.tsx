import type { DrawnPhrase } from '@kadr/content/shape'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

const PhraseSlide = lazy(() => import('../../app/pages/phrase-slides.tsx'))

const PHRASE_MAX = 120
const DEBOUNCE_MS = 500
const IDEAS = ['5 ошибок в уходе за кожей зимой', 'Почему кассовый разрыв повторяется каждый месяц']

/** What is typed, once the typing has stopped. */
const useSettled = (text: string) => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** A phrase, its first slide in every style, and the way on with the chosen one. */
export const Hero = ({ phrase }: { phrase: DrawnPhrase }) => {
  const [text, setText] = useState(phrase.text)
  const [style, setStyle] = useState(phrase.slides[0]?.style ?? '')
  const settled = useSettled(text)
  const isOwn = settled !== '' && settled !== phrase.text
  return (
    <section aria-labelledby="hero" className="bg-header">
      <form
        action="/reels/slideshow"
        method="get"
        className="mx-auto grid max-w-360 grid-cols-1 gap-x-16 gap-y-8 px-4 pt-8 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:px-16 lg:pt-12"
      >
        <div className="grid content-start gap-6 lg:gap-8">
          <h1
            id="hero"
            className="text-[clamp(3.125rem,1.6rem+6vw,5.75rem)] leading-[0.98] font-bold tracking-[-0.046em]"
          >
            Одна фраза&nbsp;— и&nbsp;рилс готов
          </h1>
          <p className="max-w-[30.7em] text-[1.125rem] leading-7 text-ink-2 lg:text-[1.375rem] lg:leading-8">
            Кадр нарисует слайды, напишет текст и&nbsp;выпустит рилс по&nbsp;расписанию
            в&nbsp;восьми сетях. Каждую публикацию&nbsp;— ровно один раз.
          </p>
          <div className="grid gap-4 rounded-card border-[1.5px] border-ink bg-surface p-5 focus-within:border-accent">
            <label className="grid gap-2">
              <span className="text-label text-ink-2">О&nbsp;чём рилс?</span>
              <textarea
                name="phrase"
                required
                rows={2}
                maxLength={PHRASE_MAX}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="w-full resize-none text-[1.375rem] leading-8 font-medium outline-none"
              />
            </label>
            <input type="hidden" name="style" value={style} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-label text-ink-2">1080&nbsp;×&nbsp;1920, шесть стилей</span>
              <Button type="submit" size="lg">
                Собрать рилс
              </Button>
            </div>
          </div>
          <p className="needs-script flex flex-wrap gap-x-4 gap-y-1 text-label">
            <span className="text-ink-2">Или возьмите:</span>
            {IDEAS.map((idea) => (
              <button
                key={idea}
                type="button"
                onClick={() => setText(idea)}
                className="min-h-6 cursor-pointer text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {idea}
              </button>
            ))}
          </p>
          <p className="text-label text-ink-3">
            5&nbsp;видео и&nbsp;5&nbsp;запросов к&nbsp;ИИ в&nbsp;месяц бесплатно. Карта
            не&nbsp;нужна.{' '}
            <Link to="/" hash="plans" className="underline underline-offset-4">
              Посмотреть тарифы
            </Link>
          </p>
        </div>
        <fieldset>
          <legend className="sr-only">Стиль рилса</legend>
          <ul className="grid grid-cols-3 gap-x-4 gap-y-5">
            {phrase.slides.map(({ style: key, name, poster }) => (
              <li key={key}>
                <button
                  type="button"
                  aria-pressed={style === key}
                  onClick={() => setStyle(key)}
                  className="group grid w-full cursor-pointer gap-2 text-left"
                >
                  <span
                    className={clsx(
                      'block overflow-hidden rounded-control outline-offset-4',
                      style === key
                        ? 'outline-3 outline-accent'
                        : 'group-hover:outline-3 outline-line',
                    )}
                  >
                    {isOwn ? (
                      <Suspense fallback={<span className="block aspect-9/16 bg-sunken" />}>
                        <PhraseSlide phrase={settled} style={key} />
                      </Suspense>
                    ) : (
                      <img
                        src={poster.src}
                        width={poster.width}
                        height={poster.height}
                        alt=""
                        decoding="async"
                        fetchPriority="low"
                        className="block h-auto w-full"
                      />
                    )}
                  </span>
                  <span className={clsx('text-label', style === key && 'font-medium text-accent')}>
                    {name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      </form>
    </section>
  )
}
