import { getNetworkSetup, type NetworkSetup } from '@kadr/contract/publishing/network-setup'
import { typeset } from '@kadr/kit/typeset'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useApi } from '../../../../platform/api/services.tsx'
import { formatDate } from '../../../../platform/text/format.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { MetaNote } from '../../../../ui/layout/meta-note.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { ConnectionsSkeleton } from '../list/connections-skeleton.tsx'
import { setupCopy as copy } from './copy.ts'

const TONES = { real: 'published', sandbox: 'scheduled', off: 'neutral' } as const

const NOTICES = ['deauthorize', 'delete-data'] as const

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 grid-cols-1 content-start gap-2">
    <h3 className="text-label font-medium">{title}</h3>
    {children}
  </section>
)

const Lines = ({ items, isOrdered = false }: { items: readonly string[]; isOrdered?: boolean }) => {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`grid grid-cols-1 gap-1.5 pl-5 text-label text-ink-2 ${isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item) => (
        <li key={item} className="wrap-anywhere">
          {typeset(item)}
        </li>
      ))}
    </List>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="rounded-control bg-sunken px-2 py-1.5 font-mono text-caption wrap-anywhere select-all">
    {children}
  </code>
)

const variablesOf = ({ network, redirectUrls, variables }: NetworkSetup) => {
  const name = network.toUpperCase()
  const keys = { name: `${name}_CLIENT_ID, ${name}_CLIENT_SECRET`, meaning: 'ключи приложения' }
  return redirectUrls.length > 0 ? [keys, ...variables] : variables
}

const NetworkCard = ({ setup }: { setup: NetworkSetup }) => {
  const { Mark, color } = getNetwork(setup.network)
  const { apiVersion, portal, redirectUrls, noticeUrls } = setup
  const variables = variablesOf(setup)
  return (
    <Card className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <span style={{ color }} className="shrink-0">
          <Mark />
        </span>
        <h2 className="min-w-0 flex-1 text-title font-semibold">{setup.title}</h2>
        <Badge tone={TONES[setup.state]}>{copy.state[setup.state]}</Badge>
      </div>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8">
        <Part title={copy.steps}>
          <Lines items={setup.steps} isOrdered />
          <LinkButton asChild variant="secondary" size="sm">
            <a href={portal.url} target="_blank" rel="noreferrer" className="justify-self-start">
              {copy.open(portal.title)}
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </LinkButton>
        </Part>
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {redirectUrls.length > 0 ? (
            <Part title={copy.redirect}>
              {redirectUrls.map((url) => (
                <Code key={url}>{url}</Code>
              ))}
            </Part>
          ) : null}
          {NOTICES.map((notice) => {
            const urls = noticeUrls.filter((one) => one.notice === notice)
            return urls.length > 0 ? (
              <Part key={notice} title={copy.notices[notice]}>
                {urls.map(({ url }) => (
                  <Code key={url}>{url}</Code>
                ))}
              </Part>
            ) : null
          })}
          {variables.length > 0 ? (
            <Part title={copy.variables}>
              <dl className="grid grid-cols-1 gap-2 text-label">
                {variables.map(({ name, meaning }) => (
                  <div key={name} className="grid grid-cols-1">
                    <dt className="font-mono text-caption wrap-anywhere">{name}</dt>
                    <dd className="text-ink-2 wrap-anywhere">{typeset(meaning)}</dd>
                  </div>
                ))}
              </dl>
            </Part>
          ) : null}
          <Part title={copy.review}>
            <p className="text-label text-ink-2">{typeset(setup.review)}</p>
          </Part>
          <Part title={copy.before}>
            <Lines items={setup.beforeReview} />
          </Part>
          {apiVersion ? (
            <p className="text-caption text-ink-3">
              {copy.version(
                apiVersion.value,
                formatDate({ instant: apiVersion.endsOn, timeZone: 'UTC' }),
              )}
            </p>
          ) : null}
        </div>
      </div>
    </Card>
  )
}

export default function SetupScreen() {
  const query = useQuery(useApi().query(getNetworkSetup))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/connections">
              <ChevronLeft aria-hidden="true" className="size-4" />
              {copy.back}
            </Link>
          </LinkButton>
        }
      />
      <QueryFrame
        query={query}
        data={query.data}
        loading={<ConnectionsSkeleton />}
        failed={{ title: copy.failed, text: failureText(query.error) }}
      >
        {(data) => (
          <>
            <Banner
              tone={data.isReachable ? 'info' : 'warning'}
              title={`${copy.address.title}: ${data.publicUrl}`}
              text={`${data.isReachable ? copy.address.fine : copy.address.local} ${copy.doctor}`}
            />
            {data.networks.map((setup) => (
              <NetworkCard key={setup.network} setup={setup} />
            ))}
            <MetaNote />
          </>
        )}
      </QueryFrame>
    </div>
  )
}
