import { Link } from '@tanstack/react-router'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'
import { AnyLinkForm } from './any-link-form.tsx'
import { LateStatus } from './late-parts.tsx'
import { SourceMark } from './source-mark.tsx'

const ARTICLE: string = '/knowledge-base/start/skachat-po-ssylke'

/** All downloaders by network. */
export const ToolsPage = ({ tools }: PageDataOf<'tools'>) => (
  <SitePage>
    <PageTitle
      title="Скачать по ссылке"
      lead="Девять бесплатных инструментов: видео, фото и звук из открытых работ. Без регистрации и без программ."
    />
    <AnyLinkForm />
    <ul className="grid grid-cols-1 gap-x-6 pt-4 md:grid-cols-2 lg:grid-cols-3">
      {tools.map(({ source, name, path, gives }) => (
        <li key={source} className="border-b border-line">
          <Link to={path} className="group flex min-h-24 items-center gap-4 py-4">
            <SourceMark source={source} className="size-8 shrink-0 text-accent" />
            <span className="grid gap-0.5">
              <span className="text-title font-semibold group-hover:underline">{name}</span>
              <span className="text-label text-ink-2">{gives}</span>
              <LateStatus source={source} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <p className="max-w-[41.3em] pt-8 text-ink-2">
      Скачивайте своё или то, на&nbsp;что есть разрешение автора. Что умеют инструменты
      и&nbsp;почему сеть может отказать, рассказано{' '}
      <Link to={ARTICLE} className="underline underline-offset-4">
        в&nbsp;базе знаний
      </Link>
      .
    </p>
  </SitePage>
)
