import { typeset } from '@kadr/kit/typeset'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/feedback/badge.tsx'
import { LandingSection } from './landing-section.tsx'

const paperStyle =
  'mx-auto grid w-full max-w-100 gap-2 rounded-control bg-surface p-4 text-label shadow-card'

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
    <img
      src="/films/talking-head.webp"
      width={480}
      height={854}
      loading="lazy"
      decoding="async"
      alt=""
      className="block h-auto w-24 rounded-chip"
    />
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
    title={'А если что\u2011то пойдёт не\u00a0так'}
    lead="С этих вопросов мы и начали."
  >
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      {FEARS.map((fear) => (
        <article
          key={fear.title}
          className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface"
        >
          <div
            aria-hidden="true"
            className="flex min-h-40 items-center lg:min-h-64 border-b border-line bg-header p-5"
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
