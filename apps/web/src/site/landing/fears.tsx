import { typeset } from '@kadr/kit/typeset'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { TalkingHeadPoster } from '../posters/talking-head-poster.tsx'
import { LandingSection } from './landing-section.tsx'

const LogLine = ({ time, text, isLast }: { time: string; text: string; isLast?: boolean }) => (
  <p className="flex gap-3">
    <span className="text-ink-3 tabular-nums">{time}</span>
    <span className={isLast ? 'font-medium text-published' : undefined}>{text}</span>
  </p>
)

const paperStyle = 'grid w-full gap-2 rounded-control bg-surface p-4 text-label shadow-card'

const onceScene = (
  <div className={paperStyle}>
    <LogLine time="18:30:00" text="Отправили в YouTube" />
    <LogLine time="18:30:09" text="Ответ потерялся" />
    <LogLine time="18:30:11" text="Сверились: видео на месте" isLast />
  </div>
)

const failedScene = (
  <div className={paperStyle}>
    <Badge tone="failed">Не вышел</Badge>
    <p>Pinterest просит войти заново.</p>
    <p className="w-fit rounded-chip bg-accent px-3 py-1.5 font-medium text-on-accent">
      Войти и опубликовать
    </p>
  </div>
)

const Still = ({ name }: { name: string }) => (
  <div className="grid justify-items-center gap-2">
    <div className="w-24">
      <TalkingHeadPoster />
    </div>
    {name}
  </div>
)

const qualityScene = (
  <div className="flex w-full justify-center gap-8 text-caption text-ink-3">
    <Still name="Предпросмотр" />
    <Still name="Готовый файл" />
  </div>
)

const FEARS: { title: string; text: string; scene: ReactNode }[] = [
  {
    title: '«Вдруг выйдет дважды»',
    text: 'Попытка записана до отправки. Оборвалась связь — Кадр сверяется с сетью, а не отправляет наугад ещё раз.',
    scene: onceScene,
  },
  {
    title: '«Вдруг не выйдет»',
    text: 'Временный сбой повторим сами. Нужны вы — скажем по-русски, что случилось и что сделать, и напишем в Telegram.',
    scene: failedScene,
  },
  {
    title: '«Вдруг выглядит дёшево»',
    text: 'Full HD, 30 кадров в секунду, ровная громкость. Предпросмотр и файл рисует одна программа: что видите, то и получите.',
    scene: qualityScene,
  },
]

export const Fears = () => (
  <LandingSection
    title="Три страха, из-за которых не спится перед постом"
    lead="С них мы и начали."
    ground="surface"
  >
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3 lg:gap-6">
      {FEARS.map((fear) => (
        <article
          key={fear.title}
          className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card bg-canvas"
        >
          <div
            aria-hidden="true"
            className="flex min-h-40 lg:min-h-64 items-center border-b border-line bg-header p-5"
          >
            {fear.scene}
          </div>
          <div className="grid content-start gap-2 p-5">
            <h3 className="text-title font-semibold">{fear.title}</h3>
            <p className="text-ink-2">{typeset(fear.text)}</p>
          </div>
        </article>
      ))}
    </div>
  </LandingSection>
)
