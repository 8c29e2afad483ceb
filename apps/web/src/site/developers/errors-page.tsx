import type { PageDataOf } from '../content/page-data.ts'
import { PageTitle } from '../site-page.tsx'
import { DevelopersLayout } from './developers-layout.tsx'

/** Where the `type` of each failure leads. */
export const DevelopersErrorsPage = ({ groups, problems }: PageDataOf<'developers-errors'>) => (
  <DevelopersLayout groups={groups} current="/developers/errors">
    <PageTitle
      title="Ошибки"
      size="text"
      lead="Код постоянный: программа узнаёт отказ по нему, человеку показывайте detail."
    />
    <ul className="border-t border-ink">
      {problems.map(({ code, status, title, action }) => (
        <li
          key={code}
          id={code}
          className="grid scroll-mt-24 gap-x-6 gap-y-1 border-b border-line py-4 target:bg-accent-soft sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <h2 className="wrap-anywhere">
            <code className="font-semibold">{code}</code>{' '}
            <span className="text-label text-ink-3">{status}</span>
          </h2>
          <p>
            {title}. <span className="text-ink-2">{action}</span>
          </p>
        </li>
      ))}
    </ul>
  </DevelopersLayout>
)
