import { Link } from '@tanstack/react-router'
import { Banner } from '../../../ui/banner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { copy } from '../copy.ts'
import { PLANS_PLACE } from '../model/plans-place.ts'
import type { SubscriptionNotice } from '../model/subscription-notice.ts'

type Props = { notice: SubscriptionNotice; onDismiss: () => void }

/** What has a deadline can't be dismissed. */
export const SubscriptionBanner = ({ notice, onDismiss }: Props) => (
  <Banner
    tone={notice.tone}
    title={notice.title}
    text={notice.text}
    action={
      <LinkButton asChild variant="secondary" size="sm">
        <Link {...PLANS_PLACE}>{copy.compare}</Link>
      </LinkButton>
    }
    {...(notice.kind !== 'expired' && notice.kind !== 'unpaid' && { onDismiss })}
  />
)
