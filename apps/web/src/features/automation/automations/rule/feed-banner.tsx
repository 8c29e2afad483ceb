import { type Automation, readAutomationFeed } from '@kadr/contract/automation/automations'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { useReadFeed } from '../api/automations.mutations.ts'
import { copy } from '../copy.ts'

const { feed: words } = copy

/** The feed of the rule could not be read: told where the rule is, with a way to try at once. */
export const FeedBanner = ({ automation: { id, feed } }: { automation: Automation }) => {
  const canRead = useCan(readAutomationFeed.action)
  const read = useReadFeed()
  if (!feed?.failure) return null
  const check = () =>
    read.mutate(id, {
      onSuccess: (now) => {
        if (now.feed?.failure == null) notify.success(words.read)
        else notify.error(words.failed, { text: now.feed.failure })
      },
      onError: (error) => notify.error(words.failed, { text: failureText(error) }),
    })
  return (
    <Banner
      tone="warning"
      title={words.failed}
      text={feed.failure}
      action={
        canRead ? (
          <Button variant="secondary" size="sm" isLoading={read.isPending} onClick={check}>
            {words.check}
          </Button>
        ) : null
      }
    />
  )
}
