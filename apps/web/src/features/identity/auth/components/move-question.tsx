import type { MoveOffer } from '@kadr/contract/identity/auth'
import { greetingName } from '@kadr/domain/identity/person-name'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { describeDay } from '../../../../platform/text/moment.ts'
import { browserTimeZone } from '../../../../platform/text/time-zones.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { SinglePurposeCard } from '../../../../ui/layout/single-purpose-card.tsx'
import { useMoveSignIn } from '../api/auth.mutations.ts'
import { copy } from '../copy.ts'
import { describeSignInFailure } from '../model/sign-in-flow.ts'
import { ToAccount } from './link-missing.tsx'

type Props = { offer: MoveOffer; initData?: string; onMoved: () => void }

/** The account opens another profile of the same person: they say which one it should open. */
export const MoveQuestion = ({ offer, initData, onMoved }: Props) => {
  const move = useMoveSignIn(initData)
  const { provider, from, to } = offer
  const name = PROVIDER_NAMES[provider]
  const since = describeDay({
    at: new Date(from.since),
    now: new Date(),
    timeZone: browserTimeZone(),
  })
  const texts = { name, from: greetingName(from), to: greetingName(to), since }
  return (
    <SinglePurposeCard
      title={copy.move.title(texts)}
      text={
        <>
          {copy.move.text(texts)}{' '}
          {from.isOnlyWay ? copy.move.onlyWay(texts) : copy.move.otherWays(texts)}
        </>
      }
    >
      <Button
        isFullWidth
        size="lg"
        isLoading={move.isPending}
        onClick={() => move.mutate(offer, { onSuccess: onMoved })}
      >
        {copy.move.confirm(texts)}
      </Button>
      <div role="alert" className="empty:hidden">
        {move.isError ? (
          <Banner
            tone="danger"
            title={copy.move.failedTitle}
            text={describeSignInFailure(move.error)}
          />
        ) : null}
      </div>
      <ToAccount label={copy.move.keep} />
    </SinglePurposeCard>
  )
}
