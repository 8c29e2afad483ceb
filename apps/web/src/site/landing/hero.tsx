import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { WeekScene } from './week-scene.tsx'

export const Hero = () => (
  <section aria-labelledby="hero" className="bg-header">
    <div className="mx-auto grid max-w-288 grid-cols-1 items-center gap-10 px-4 pt-10 pb-14 sm:pb-24 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:gap-12 lg:px-8 lg:pt-16 lg:pb-24">
      <div className="grid gap-6">
        <h1 id="hero" className="text-display font-bold text-balance">
          Рилсы и&nbsp;посты выходят вовремя
        </h1>
        <p className="max-w-[46ch] text-ink-2 lg:text-[1.125rem] lg:leading-7">
          Кадр собирает вертикальные видео, ставит их в&nbsp;календарь и&nbsp;публикует
          в&nbsp;восьми сетях. Каждую публикацию&nbsp;— ровно один раз.
        </p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton asChild size="lg">
            <Link to="/login">Начать бесплатно</Link>
          </LinkButton>
          <LinkButton asChild size="lg" variant="secondary">
            <Link to="/" hash="plans">
              Посмотреть тарифы
            </Link>
          </LinkButton>
        </div>
        <p className="text-label text-ink-3">
          5&nbsp;видео и&nbsp;5&nbsp;запросов к&nbsp;ИИ в&nbsp;месяц бесплатно. Карта не&nbsp;нужна.
        </p>
      </div>
      <WeekScene />
    </div>
  </section>
)
