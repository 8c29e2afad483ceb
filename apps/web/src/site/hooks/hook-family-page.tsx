import { typeset } from '@kadr/kit/typeset'
import { Link } from '@tanstack/react-router'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'
import { HookCard } from './hook-card.tsx'

const linkStyle =
  'inline-flex min-h-9 items-center rounded-chip border border-line px-3 text-label hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent'

const Remark = ({ title, text }: { title: string; text: string }) => (
  <div className="grid content-start gap-1 border-l-3 border-accent pl-5">
    <h2 className="font-semibold">{title}</h2>
    <p>{typeset(text)}</p>
  </div>
)

export const HookFamilyPage = ({ family, hooks, families, lists }: PageDataOf<'hook-family'>) => (
  <SitePage className="grid grid-cols-1 gap-6">
    <Breadcrumbs items={[{ title: 'Галерея хуков', path: '/hooks-gallery' }]} />
    <PageTitle title={family.title} lead={typeset(family.description)} />
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Remark title="Почему работает" text={family.why} />
      <Remark title="Когда вредит" text={family.warning} />
    </div>
    <h2 className="sr-only">Примеры</h2>
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 lg:grid-cols-2">
      {hooks.map((hook) => (
        <HookCard key={hook.id} hook={hook} niches={lists.niches} />
      ))}
    </div>
    <nav aria-label="Другие семейства" className="flex flex-wrap gap-2 border-t border-ink pt-6">
      {families.map(({ id, path, title }) => (
        <Link key={id} to={path} className={linkStyle}>
          {title}
        </Link>
      ))}
    </nav>
  </SitePage>
)
