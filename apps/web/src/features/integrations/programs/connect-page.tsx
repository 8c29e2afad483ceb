import type { Authorization, Consent } from '@kadr/contract/integrations/programs'
import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { failureText } from '../../../platform/api/failure-text.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { QueryFrame } from '../../../ui/feedback/query-frame.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { useConsent } from './api/programs.queries.ts'
import { ConsentForm } from './components/consent-form.tsx'
import { copy as programsCopy } from './copy.ts'
import { readAsk } from './model/connect-search.ts'

const { consent: copy } = programsCopy

/** The program is told by the address that something is wrong with what it asked. */
const GoBack = ({ url }: { url: string }) => {
  useEffect(() => window.location.replace(url), [url])
  return <SinglePurposeCard title={copy.leaving} />
}

type Asked = Extract<Consent, { outcome: 'ask' }>

const whoIs = ({ program: { kind, host } }: Asked) => {
  if (host !== null) return copy.from(host)
  return kind === 'manual' ? copy.manual : copy.unknown
}

const Ask = ({ asked, authorization }: { asked: Asked; authorization: Authorization }) => {
  if (asked.workspaces.length === 0) {
    return <SinglePurposeCard title={copy.nowhere} text={copy.nowhereText} isAlert />
  }
  return (
    <SinglePurposeCard
      title={copy.title(asked.program.name)}
      text={
        <>
          {whoIs(asked)}. {copy.returnsTo(asked.returnsTo)}.
        </>
      }
    >
      {asked.isLocal ? <Banner tone="warning" title={copy.local} /> : null}
      <ConsentForm asked={asked} authorization={authorization} />
    </SinglePurposeCard>
  )
}

const Shown = ({ consent, authorization }: { consent: Consent; authorization: Authorization }) => {
  if (consent.outcome === 'back') return <GoBack url={consent.url} />
  if (consent.outcome === 'refused') {
    return <SinglePurposeCard title={copy.refused} text={consent.message} isAlert />
  }
  return <Ask asked={consent} authorization={authorization} />
}

const Read = ({ authorization }: { authorization: Authorization }) => {
  const query = useConsent(authorization)
  return (
    <QueryFrame
      query={query}
      data={query.data}
      failed={{ title: copy.failed, text: failureText(query.error) }}
      loading={
        <SkeletonGroup label={copy.loading} className="m-auto grid w-full max-w-105 gap-4">
          <Skeleton className="h-96 w-full rounded-card" />
        </SkeletonGroup>
      }
    >
      {(consent) => <Shown consent={consent} authorization={authorization} />}
    </QueryFrame>
  )
}

/** Who asks to be let in, and how far. */
export default function ConnectPage() {
  const { ask } = useSearch({ from: '/app/integrations/connect' })
  const authorization = readAsk(ask)
  if (authorization) return <Read authorization={authorization} />
  return <SinglePurposeCard title={copy.broken} text={copy.brokenText} isAlert />
}
