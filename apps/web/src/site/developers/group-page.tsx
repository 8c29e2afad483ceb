import type { ApiCall, PageDataOf } from '../content/page-data.ts'
import { PageTitle } from '../site-page.tsx'
import { CallConsole } from './call-console.tsx'
import { Code, DevelopersLayout } from './developers-layout.tsx'

const curlOf = ({ method, path, isWrite, body }: ApiCall) =>
  [
    `curl ${method === 'GET' || method === 'POST' ? '' : `-X ${method} `}https://ваш-адрес/api/v1${path}`,
    '-H "Authorization: Bearer kadr_live_…"',
    ...(isWrite ? ['-H "Idempotency-Key: order-15"'] : []),
    ...(body ? [`--json '${body}'`] : method === 'POST' ? ['-X POST'] : []),
  ].join(' \\\n  ')

const METHOD = 'rounded-chip px-2 py-0.5 text-caption font-semibold'

const Fields = ({ fields }: Pick<ApiCall, 'fields'>) =>
  fields.length === 0 ? null : (
    <dl className="border-t border-line">
      {fields.map(({ name, type, isRequired, text }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
        >
          <dt className="wrap-anywhere">
            <code className="font-semibold">{name}</code>
          </dt>
          <dd className="grid gap-0.5">
            <span className="text-label text-ink-3">
              {type}
              {isRequired ? ', обязательно' : ''}
            </span>
            {text ? <span>{text}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )

const Statuses = ({ statuses }: Pick<ApiCall, 'statuses'>) => (
  <ul className="flex flex-wrap gap-2 text-label">
    {statuses.map(({ status, codes }) => (
      <li key={status} className="rounded-chip border border-line px-2 py-1">
        {status}{' '}
        {codes.map((code, index) => (
          <span key={code}>
            {index > 0 ? ', ' : ''}
            <a href={`/developers/errors#${code}`} className="text-ink-2 hover:underline">
              {code}
            </a>
          </span>
        ))}
      </li>
    ))}
  </ul>
)

const Call = ({ call }: { call: ApiCall }) => (
  <section id={call.id} className="grid scroll-mt-24 grid-cols-1 gap-4 border-t border-ink pt-6">
    <div className="grid gap-2">
      <h2 className="text-headline font-bold">{call.title}</h2>
      <p className="flex flex-wrap items-center gap-2">
        <span
          className={`${METHOD} ${call.method === 'GET' ? 'bg-published-soft text-published' : 'bg-accent-soft text-accent'}`}
        >
          {call.method}
        </span>
        <code className="wrap-anywhere">/api/v1{call.path}</code>
        <span className="text-label text-ink-3">
          право <code>{call.scope}</code>
        </span>
      </p>
    </div>
    <Fields fields={call.fields} />
    <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
      <Code label="Запрос">{curlOf(call)}</Code>
      <Code label="Ответ 200">{call.answer}</Code>
    </div>
    <Statuses statuses={call.statuses} />
    <CallConsole call={call} />
  </section>
)

/** The calls of one group: fields, examples, failures and a console. */
export const DevelopersGroupPage = ({ groups, group, calls }: PageDataOf<'developers-group'>) => (
  <DevelopersLayout groups={groups} current={group.path}>
    <PageTitle title={group.title} size="text" lead={group.text} />
    <ul className="grid gap-1">
      {group.calls.map(({ id, method, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-8 items-center gap-3 hover:underline">
            <code className="w-14 shrink-0 text-caption text-ink-3">{method}</code>
            {title}
          </a>
        </li>
      ))}
    </ul>
    {calls.map((call) => (
      <Call key={call.id} call={call} />
    ))}
  </DevelopersLayout>
)
