import type { DrawnPhrase } from '@kadr/content/shape'
import { NETWORK_COUNT_OF } from '@kadr/domain/publishing/networks/network-names'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { type DrawSlide, StyleChoice } from './style-choice.tsx'

const PHRASE_MAX = 120
const FIELD_ID = 'hero-sentence'
const PRICING: string = '/pricing'
const DEBOUNCE_MS = 500
const IDEAS = ['5 ошибок в уходе за кожей зимой', 'Почему кассовый разрыв повторяется каждый месяц']

/** What was typed before the program came: React would put the example back. */
const readTyped = (): string | undefined =>
  globalThis.document?.querySelector<HTMLTextAreaElement>(`#${FIELD_ID}`)?.value

/** The debounced text. */
const useSettled = (text: string, initial: string) => {
  const [settled, setSettled] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

type Props = {
  phrase: DrawnPhrase
  PhraseSlide: DrawSlide
}

/** A phrase with its first slide in every style; submits both to the questions about it, with or without the program. */
export const Hero = ({ phrase, PhraseSlide }: Props) => {
  const [text, setText] = useState(() => readTyped() ?? phrase.text)
  const settled = useSettled(text, phrase.text)
  const isOwn = settled !== '' && settled !== phrase.text
  return (
    <section aria-labelledby="hero" className="bg-header">
      <form
        action="/new-reel"
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
            Кадр нарисует слайды, напишет текст и&nbsp;выпустит рилс по&nbsp;расписанию в&nbsp;
            {NETWORK_COUNT_OF} сетях. Каждую публикацию&nbsp;— ровно один раз.
          </p>
          <div className="grid gap-4 rounded-card border-[1.5px] border-ink bg-surface p-5 focus-within:border-accent">
            <label className="grid gap-2">
              <span className="text-label text-ink-2">О&nbsp;чём рилс?</span>
              <textarea
                id={FIELD_ID}
                name="sentence"
                required
                rows={2}
                maxLength={PHRASE_MAX}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="w-full resize-none text-[1.375rem] leading-8 font-medium outline-none"
              />
            </label>
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
            <Link to={PRICING} preload={false} className="underline underline-offset-4">
              Посмотреть тарифы
            </Link>
          </p>
        </div>
        <StyleChoice
          slides={phrase.slides}
          phrase={isOwn ? settled : undefined}
          PhraseSlide={PhraseSlide}
        />
      </form>
    </section>
  )
}
