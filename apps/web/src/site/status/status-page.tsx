import { clsx } from 'clsx'
import type { PageDataOf, StatusLine } from '../content/page-data.ts'
import { PageTitle, SitePage } from '../site-page.tsx'

const MARKS = clsx(
  'mt-2 size-2.5 shrink-0 rounded-full bg-line-strong',
  'data-[state=works]:bg-published data-[state=slow]:bg-chart-3 data-[state=down]:bg-failed',
)

const Line = ({ title, text, state }: StatusLine) => (
  <li className="flex gap-3 border-b border-line py-4">
    <span data-state={state} className={MARKS} aria-hidden="true" />
    <div className="grid gap-x-6 gap-y-1 sm:flex-1 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-label text-ink-2">{text}</p>
    </div>
  </li>
)

/** What works now and what did not, told by the running server in its prerendered document. */
export const StatusPage = ({ groups, incidents, readAt }: PageDataOf<'status'>) => (
  <SitePage>
    <PageTitle
      title="Состояние"
      size="text"
      lead="Те же цифры, по которым следим мы сами. Они обновляются раз в полминуты: перезагрузите страницу, чтобы увидеть новые."
    />
    <p className="pt-6 text-label text-ink-3 empty:hidden">{readAt}</p>
    <div className="grid grid-cols-1 gap-10 pt-6">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h2 className="pb-2 text-headline font-bold">{title}</h2>
          <ul className="border-t border-ink">
            {lines.map((line) => (
              <Line key={line.title} {...line} />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h2 className="pb-2 text-headline font-bold">Перебои за&nbsp;90&nbsp;дней</h2>
        <ul className="grid gap-2">
          {incidents.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places for texts, in the order of time
            <li key={index} className="text-ink-2 empty:hidden">
              {text}
            </li>
          ))}
        </ul>
        <p className="max-w-[41.3em] pt-4 text-label text-ink-3">
          Записываем каждый перебой от&nbsp;двух минут, сами и&nbsp;сразу; показываем десять
          последних. Если список пуст, записанных перебоев не&nbsp;было. Если у&nbsp;строки выше нет
          слов, узнать её состояние не&nbsp;удалось.
        </p>
      </section>
    </div>
  </SitePage>
)
