import { typeset } from '@kadr/kit/typeset'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { QuestionList } from '../question-list.tsx'
import { SitePage } from '../site-page.tsx'
import { ComplaintForm } from './complaint-form.tsx'
import { LateHealth } from './late-parts.tsx'
import { LinkForm } from './link-form.tsx'
import { OtherTools } from './other-tools.tsx'

const Rights = () => (
  <div className="grid gap-1 border-l-[3px] border-accent pl-4">
    <p className="font-medium">Чужое остаётся чужим</p>
    <p className="max-w-[41.3em] text-ink-2">
      Скачивайте своё или то, на&nbsp;что у&nbsp;вас есть разрешение автора. Публиковать чужое без
      него нельзя, даже с&nbsp;указанием имени. Закрытое и&nbsp;платное мы&nbsp;не&nbsp;открываем,
      с&nbsp;сетью не&nbsp;связаны.
    </p>
  </div>
)

const Invitation = () => (
  <section
    aria-labelledby="invitation"
    className="grid gap-4 rounded-card bg-accent-soft p-6 lg:flex lg:items-center lg:justify-between lg:p-8"
  >
    <div className="grid gap-1">
      <h2 id="invitation" className="text-title font-semibold">
        Сделать из&nbsp;этого свой рилс
      </h2>
      <p className="text-ink-2">
        Не&nbsp;копию: та&nbsp;же мысль вашими словами и&nbsp;в&nbsp;вашем стиле.
      </p>
    </div>
    <LinkButton asChild variant="secondary" size="lg">
      <Link to="/reels/slideshow" preload={false}>
        Собрать рилс
      </Link>
    </LinkButton>
  </section>
)

/** One downloader: the form first, its result below, then the words of this network. */
export const ToolPage = ({ tool, copy }: PageDataOf<'tool'>) => (
  <SitePage className="grid grid-cols-1 gap-10 lg:gap-14">
    <div className="grid grid-cols-1 gap-5">
      <Breadcrumbs
        items={[
          { title: 'Бесплатные инструменты', path: '/free-tools' },
          { title: tool.name, path: tool.path },
        ]}
      />
      <h1 className="text-[clamp(2.375rem,1.6rem+3.1vw,3.75rem)] leading-[1.06] font-bold tracking-[-0.036em] text-balance">
        {typeset(copy.heading)}
      </h1>
      <LinkForm key={tool.source} source={tool.source} copy={copy} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <Rights />
        <LateHealth source={tool.source} />
      </div>
    </div>
    <section
      aria-label="Как это работает"
      className="grid grid-cols-1 gap-x-8 gap-y-6 border-t border-ink pt-6 md:grid-cols-3"
    >
      {copy.about.map(({ title, text }) => (
        <div key={title} className="grid content-start gap-2">
          <h2 className="text-title font-semibold">{typeset(title)}</h2>
          <p className="max-w-[34.7em] text-ink-2">{typeset(text)}</p>
        </div>
      ))}
    </section>
    <Invitation />
    <QuestionList questions={copy.questions} />
    <section aria-labelledby="complaint" className="grid gap-4 border-t border-ink pt-6">
      <h2 id="complaint" className="text-title font-semibold">
        Это ваша работа, и&nbsp;вы&nbsp;против?
      </h2>
      <p className="max-w-[41.3em] text-ink-2">
        Пришлите ссылку: работа закроется для скачивания сразу, до&nbsp;нашего ответа.
      </p>
      <ComplaintForm />
      <noscript>
        <p>
          Форме нужны скрипты. Без них {import.meta.env.SSR ? '{{requisites.write}}' : ''}: укажите
          ссылку и&nbsp;чьи это права.
        </p>
      </noscript>
    </section>
    <OtherTools source={tool.source} />
  </SitePage>
)
