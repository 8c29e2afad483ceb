import type { SignInProvider } from '@kadr/contract/identity/users'
import { greetingName } from '@kadr/domain/identity/person-name'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { useLinkDescription } from '../api/auth.queries.ts'
import { copy } from '../copy.ts'
import { describeSignInFailure, isWorthRetrying } from '../model/sign-in-flow.ts'
import { ToAccount } from './link-missing.tsx'

type Texts = { title: string; question: (name: string) => string; text: string }

type Props = {
  linkToken: string
  provider: SignInProvider
  texts: Texts
  /** The buttons, rendered once the owner of the profile is known. */
  children: ReactNode
}

/** Names the owner of the profile before an account is linked to it. */
export const LinkQuestion = ({ linkToken, provider, texts, children }: Props) => {
  const link = useLinkDescription(linkToken)
  // The token is spent by its use, so a failed refetch must not replace the loaded data.
  if (!link.data && link.isError) {
    return (
      <SinglePurposeCard
        drawing="error"
        title={copy.link.failedTitle}
        text={describeSignInFailure(link.error)}
        isAlert
      >
        {isWorthRetrying(link.error) ? (
          <Button isFullWidth isLoading={link.isFetching} onClick={() => void link.refetch()}>
            {copy.callback.retry}
          </Button>
        ) : (
          <ToAccount />
        )}
      </SinglePurposeCard>
    )
  }
  if (!link.data) {
    return (
      <SinglePurposeCard title={texts.title}>
        <SkeletonGroup label={copy.link.loading} className="grid gap-3">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-18 w-full" />
          <Skeleton className="h-13 w-full rounded-control" />
        </SkeletonGroup>
      </SinglePurposeCard>
    )
  }
  if (link.data.provider !== provider) {
    return (
      <SinglePurposeCard
        drawing="error"
        title={copy.link.wrongTitle}
        text={copy.link.wrongText}
        isAlert
      >
        <ToAccount />
      </SinglePurposeCard>
    )
  }
  return (
    <SinglePurposeCard title={texts.question(greetingName(link.data))} text={texts.text}>
      {children}
    </SinglePurposeCard>
  )
}
