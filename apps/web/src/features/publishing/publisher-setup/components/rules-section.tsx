import { approvalFrom, type PublisherSettings } from '@kadr/contract/publishing/publisher-setup'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { useUpdatePublisherSettings } from '../api/publisher-setup.mutations.ts'
import { usePublisherSettings } from '../api/publisher-setup.queries.ts'
import { copy } from '../copy.ts'
import { lateLimits } from '../model/late-limits.ts'
import { Loaded } from './loaded.tsx'
import { SettingsCard } from './settings-card.tsx'

type RulesProps = { settings: PublisherSettings; canManage: boolean }
type Change = (next: Partial<PublisherSettings>) => void

/** Posts to the other accounts go out without approval. */
const GuardedAccounts = ({ settings, canManage, onChange }: RulesProps & { onChange: Change }) => {
  const { accounts = [] } = useAccounts()
  const guarded = settings.approvalConnectionIds
  if (accounts.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={copy.rules.someAccounts}
        hint={copy.rules.someAccountsHint}
        checked={guarded !== null}
        disabled={!canManage}
        onChange={({ target }) =>
          onChange({ approvalConnectionIds: target.checked ? accounts.map(({ id }) => id) : null })
        }
      />
      {guarded && canManage ? (
        <AccountChips
          label={copy.rules.accounts}
          accounts={accounts}
          chosen={guarded}
          onChange={(ids) => onChange({ approvalConnectionIds: ids })}
        />
      ) : null}
    </div>
  )
}

const Rules = ({ settings, canManage }: RulesProps) => {
  const { mutate } = useUpdatePublisherSettings()
  const change: Change = (next) =>
    mutate(next, {
      onError: (error) => notify.error(copy.rules.saveFailed, { text: failureText(error) }),
    })
  return (
    <div className="grid grid-cols-1 gap-4">
      {canManage ? null : <p className="text-label text-ink-3">{copy.rules.adminOnly}</p>}
      <Switch
        label={copy.rules.approval}
        hint={copy.rules.approvalHint}
        checked={settings.isApprovalRequired}
        disabled={!canManage}
        onChange={({ target }) => change({ isApprovalRequired: target.checked })}
      />
      {settings.isApprovalRequired ? (
        <>
          <Field label={copy.rules.approvalFrom} hint={copy.rules.approvalFromHint}>
            <Select
              disabled={!canManage}
              options={approvalFrom.options.map((value) => ({
                value,
                label: copy.rules.approvalChoices[value],
              }))}
              value={settings.approvalFrom}
              onChange={({ target }) => {
                const next = approvalFrom.options.find((value) => value === target.value)
                if (next) change({ approvalFrom: next })
              }}
            />
          </Field>
          <GuardedAccounts settings={settings} canManage={canManage} onChange={change} />
        </>
      ) : null}
      <Field label={copy.rules.late} hint={copy.rules.lateHint}>
        <Select
          disabled={!canManage}
          options={lateLimits(settings.lateLimitMinutes).map(({ minutes, span }) => ({
            value: String(minutes),
            label: copy.rules.lateChoice(span),
          }))}
          value={String(settings.lateLimitMinutes)}
          onChange={({ target }) => change({ lateLimitMinutes: Number(target.value) })}
        />
      </Field>
    </div>
  )
}

export const RulesSection = ({ canManage }: { canManage: boolean }) => (
  <SettingsCard title={copy.rules.title} text={copy.rules.text}>
    <Loaded query={usePublisherSettings()} failed={copy.rules.failed}>
      {(settings) => <Rules settings={settings} canManage={canManage} />}
    </Loaded>
  </SettingsCard>
)
