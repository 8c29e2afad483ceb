import type { Connection } from '@kadr/contract/publishing/connections'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AccountChips } from '../../../../networks/account-chips.tsx'
import { useAccounts } from '../../../../networks/account-options.ts'
import { ByHandSwitch } from '../../../../networks/by-hand-switch.tsx'
import { getComposing } from '../../../../networks/composing.ts'
import { getNetwork } from '../../../../networks/index.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { editorCopy } from '../editor/copy.ts'
import { useRuleContext } from '../editor/rule-context.ts'

const noError = () => undefined

const AccountSettings = ({ account }: { account: Connection }) => {
  const { form, change } = useRuleContext()
  const { Mark, title, color } = getNetwork(account.network)
  const { SettingsForm, NeedsForm } = getComposing(account.network)
  const settings = form.targets.find(({ connectionId }) => connectionId === account.id)?.settings
  if (!settings) return null
  const parts = {
    settings,
    account,
    media: [],
    errorOf: noError,
    onChange: (next: typeof settings) =>
      change({
        targets: form.targets.map((target) =>
          target.connectionId === account.id ? { ...target, settings: next } : target,
        ),
      }),
  }
  return (
    <details className="border-t border-line" open={NeedsForm !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-label font-medium">
        <span style={{ color }} className="shrink-0">
          <Mark className="size-4" />
        </span>
        <span className="min-w-0 truncate">{editorCopy.settingsOf(account.title, title)}</span>
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2 pb-4">
        <ByHandSwitch network={account.network} settings={settings} onChange={parts.onChange} />
        <Suspense fallback={<Spinner label={editorCopy.loading} />}>
          {NeedsForm ? <NeedsForm {...parts} /> : null}
          <SettingsForm {...parts} />
        </Suspense>
      </div>
    </details>
  )
}

export const WhereStep = () => {
  const { form, change, errors } = useRuleContext()
  const { accounts = [] } = useAccounts()
  const chosen = form.targets.map(({ connectionId }) => connectionId)
  const choose = (ids: readonly string[]) =>
    change({
      targets: ids.map(
        (connectionId) =>
          form.targets.find((target) => target.connectionId === connectionId) ?? {
            connectionId,
            settings: {},
          },
      ),
    })
  return (
    <div data-field="targets" className="grid min-w-0 grid-cols-1 gap-3">
      {accounts.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-label text-ink-2">{editorCopy.noAccounts}</p>
          <LinkButton asChild variant="secondary" size="sm">
            <Link to="/connections">{editorCopy.connect}</Link>
          </LinkButton>
        </div>
      ) : (
        <AccountChips
          label={editorCopy.fields.targets}
          accounts={accounts}
          chosen={chosen}
          onChange={choose}
        />
      )}
      <p aria-live="polite" className="text-label text-failed empty:hidden">
        {errors.targets}
      </p>
      <div className="grid grid-cols-1">
        {accounts
          .filter(({ id }) => chosen.includes(id))
          .map((account) => (
            <AccountSettings key={account.id} account={account} />
          ))}
      </div>
    </div>
  )
}
