import { updatePublisherSettings } from '@kadr/contract/publishing/publisher-setup'
import { Link } from '@tanstack/react-router'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { useUpdatePublisherSettings } from '../../../publishing/publisher-setup/api/publisher-setup.mutations.ts'
import { usePublisherSettings } from '../../../publishing/publisher-setup/api/publisher-setup.queries.ts'
import { teamCopy } from '../team-copy.ts'
import { TeamCard } from './team-card.tsx'

const { approval: copy } = teamCopy

/** The rule itself stands here, where the people are; its details are on the page of the rules. */
export const ApprovalCard = () => {
  const { data: settings } = usePublisherSettings()
  const { mutate } = useUpdatePublisherSettings()
  const canManage = useCan(updatePublisherSettings.action)
  if (!settings) return null
  return (
    <TeamCard title={copy.title}>
      <div className="grid grid-cols-1 gap-3 px-4 pt-1 pb-4">
        <Switch
          label={copy.label}
          hint={copy.hint}
          checked={settings.isApprovalRequired}
          disabled={!canManage}
          onChange={({ target }) =>
            mutate(
              { isApprovalRequired: target.checked },
              { onError: (error) => notify.error(copy.failed, { text: failureText(error) }) },
            )
          }
        />
        {settings.isApprovalRequired ? (
          <Link
            to="/posts/settings"
            className="justify-self-start text-label text-accent underline"
          >
            {copy.details}
          </Link>
        ) : null}
      </div>
    </TeamCard>
  )
}
