import { footnotedName } from '@kadr/domain/publishing/networks/network-names'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { NetworkLink, PageDataOf } from '../content/page-data.ts'
import { NetworkMark } from '../network-marks.tsx'
import { Prose } from '../prose.tsx'
import { QuestionList } from '../question-list.tsx'
import { SitePage } from '../site-page.tsx'
import { TableOfContents } from '../table-of-contents.tsx'

const PRICING: string = '/pricing'

const OtherNetworks = ({ links }: { links: readonly NetworkLink[] }) => (
  <nav
    aria-label="Другие сети"
    className="flex flex-wrap gap-x-5 gap-y-2 border-t border-ink pt-6 text-[clamp(1.25rem,1rem+1.2vw,1.875rem)] leading-tight font-medium tracking-[-0.03em]"
  >
    <span className="text-ink-3">Ещё публикуем в</span>
    {links.map(({ network, name, path }) => (
      <Link
        key={network}
        to={path}
        className="inline-flex min-h-8 items-center gap-2 underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        <NetworkMark network={network} className="size-6 shrink-0 text-accent" />
        {name}
      </Link>
    ))}
  </nav>
)

const Call = ({ name }: { name: string }) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <LinkButton asChild size="lg">
      <Link to="/connections" preload={false}>
        Подключить {name}
      </Link>
    </LinkButton>
    <p className="text-label text-ink-2">
      Один аккаунт — бесплатно, без карты.{' '}
      <Link to={PRICING} className="underline underline-offset-4">
        Сколько стоит больше
      </Link>
    </p>
  </div>
)

/** What a network takes and gives: one template, the words are in `content/networks`. */
export const NetworkPage = ({ network, article, questions, others }: PageDataOf<'network'>) => {
  const name = footnotedName(network)
  return (
    <SitePage className="grid grid-cols-1 gap-10 lg:gap-14">
      <article>
        <header className="grid gap-5 border-b border-ink pb-6 lg:pb-8">
          <Breadcrumbs
            items={[
              { title: 'Сети', path: '/networks' },
              { title: name, path: article.path },
            ]}
          />
          <h1 className="max-w-[15.85em] text-[clamp(2.375rem,1.6rem+3.1vw,3.75rem)] leading-[1.06] font-bold tracking-[-0.036em] text-balance">
            {article.title}
          </h1>
          <p className="max-w-[38.7em] text-[1.125rem] leading-7 text-ink-2 lg:text-[1.375rem] lg:leading-8">
            {article.description}
          </p>
          <Call name={name} />
        </header>
        <div className="grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-10">
          <div>
            <TableOfContents headings={article.headings} />
          </div>
          <Prose html={article.prose} />
        </div>
      </article>
      <QuestionList questions={questions} />
      <aside aria-labelledby="related" className="grid gap-4 border-t border-ink pt-6">
        <h2 id="related" className="text-title font-semibold">
          Читайте дальше
        </h2>
        <ul className="grid grid-cols-1 gap-x-8 gap-y-3 md:grid-cols-3">
          {article.related.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className="font-medium underline underline-offset-4">
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </aside>
      <OtherNetworks links={others} />
    </SitePage>
  )
}
