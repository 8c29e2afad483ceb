import { messengerName, oauthProvider } from '@kadr/contract/identity/users'
import { greetingName } from '@kadr/domain/identity/person-name'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { orderMessengers, orderProviders } from '@kadr/domain/identity/sign-in-providers'
import { Link, useSearch } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useIsInMessenger } from '../../../messenger/messenger-hooks.ts'
import { useConfig } from '../../../platform/api/api-hooks.ts'
import { useAccount, useIsSignedIn } from '../../../platform/api/services.tsx'
import { safeNextPath } from '../../../platform/session/next-path.ts'
import { browserTimeZone } from '../../../platform/text/time-zones.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { SinglePurposeCard } from '../../../ui/layout/single-purpose-card.tsx'
import { LaunchSignIn } from './components/launch-sign-in.tsx'
import { hasBot, MessengerSteps } from './components/messenger-steps.tsx'
import { OauthSignIn } from './components/oauth-sign-in.tsx'
import { copy } from './copy.ts'

const AlreadyIn = ({ next }: { next: string }) => {
  const user = useAccount((account) => account.user)
  return (
    <div className="grid gap-3 rounded-control bg-accent-soft p-4">
      <p className="font-medium">
        {copy.login.already(greetingName({ firstName: user?.firstName ?? '' }))}
      </p>
      <LinkButton asChild isFullWidth>
        <Link to={next}>{copy.login.goOn}</Link>
      </LinkButton>
    </div>
  )
}

const Divider = () => (
  <div aria-hidden="true" className="flex items-center gap-3 text-caption text-ink-3">
    <span className="h-px flex-1 bg-line" />
    {copy.login.or}
    <span className="h-px flex-1 bg-line" />
  </div>
)

const SignInOptions = ({ next }: { next: string }) => {
  const { data: config, isError } = useConfig()
  if (!config && !isError) {
    return (
      <>
        <SkeletonGroup label={copy.login.loading} className="needs-script grid gap-4">
          <Skeleton className="h-13 w-full rounded-control" />
          <Skeleton className="h-48 w-full rounded-control" />
        </SkeletonGroup>
        <noscript>
          <p>{import.meta.env.SSR ? copy.login.noScript : ''}</p>
        </noscript>
      </>
    )
  }
  // Without an answer any of them may be right: a press tells.
  const place = { timeZone: browserTimeZone(), language: navigator.language }
  const providers = orderProviders({
    providers: config?.oauthProviders ?? oauthProvider.options,
    ...place,
  })
  return (
    <>
      {providers.length > 0 ? (
        <OauthSignIn next={next} providers={providers} />
      ) : (
        <Banner tone="warning" title={copy.login.nothing} />
      )}
      {config && hasBot(config) ? (
        <>
          <Divider />
          <MessengerSteps order={orderMessengers(place)} config={config} />
        </>
      ) : null}
      {config?.isSandbox ? <SandboxNote /> : null}
    </>
  )
}

const DOCUMENTS = [
  { href: '/terms', label: copy.login.terms },
  { href: '/privacy', label: copy.login.privacy },
  { href: '/consent', label: copy.login.consent },
]

const Agreement = () => (
  <p className="text-caption text-ink-3">
    {copy.login.agreement}{' '}
    {DOCUMENTS.map(({ href, label }, index) => (
      <Fragment key={href}>
        {index > 0 ? (index === DOCUMENTS.length - 1 ? ' и ' : ', ') : null}
        <a href={href} className="underline underline-offset-4">
          {label}
        </a>
      </Fragment>
    ))}
    .
  </p>
)

export default function LoginPage() {
  const isSignedIn = useIsSignedIn()
  const isInMessenger = useIsInMessenger()
  const next = safeNextPath(useSearch({ from: '/marketing/login' }).next)
  return (
    <div className="flex flex-1 px-4 py-10">
      <SinglePurposeCard title={copy.login.title} text={copy.login.lead}>
        <div className="grid gap-6">
          {isSignedIn && !isInMessenger ? <AlreadyIn next={next} /> : null}
          {isInMessenger ? <LaunchSignIn /> : <SignInOptions next={next} />}
          <Agreement />
        </div>
      </SinglePurposeCard>
    </div>
  )
}

const SandboxNote = () => (
  <section aria-labelledby="sandbox-note" className="grid gap-1.5 rounded-control bg-sunken p-4">
    <h2 id="sandbox-note" className="text-label font-semibold">
      {copy.login.sandboxTitle}
    </h2>
    <p className="text-label text-ink-2">{copy.login.sandboxText}</p>
    {messengerName.options.map((name) => (
      <Link key={name} to={`/dev/${name}`} className="py-2 text-label font-medium text-accent">
        {copy.login.sandboxApp(PROVIDER_NAMES[name])}
      </Link>
    ))}
  </section>
)
