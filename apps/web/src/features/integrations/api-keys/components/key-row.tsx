import { type ApiKey, revokeApiKey } from '@kadr/contract/integrations/api-keys'
import { SCOPE_WORDS } from '@kadr/domain/integrations/scope-words'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { describeDay } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useRevokeApiKey } from '../api/keys.queries.ts'
import { copy } from '../copy.ts'

type Props = { apiKey: ApiKey; timeZone: string }

const useTexts = ({ apiKey, timeZone }: Props) => {
  const { lastUsedAt, lastUsedFrom, expiresAt, end, owner, ceiling } = apiKey
  const dayOf = (at: string) => describeDay({ at: new Date(at), now: new Date(), timeZone })
  const limit = expiresAt === null ? copy.forever : copy.until(dayOf(expiresAt))
  return {
    use:
      lastUsedAt === null
        ? copy.never
        : copy.used(formatDateTime({ instant: lastUsedAt, timeZone }), lastUsedFrom),
    about: [
      copy.roles[ceiling],
      end === null ? limit : copy.ends[end],
      owner && copy.by(owner.name),
    ]
      .filter(Boolean)
      .join(', '),
  }
}

const Revoke = ({ id, name }: ApiKey) => {
  const revoke = useRevokeApiKey()
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" aria-label={copy.revokeNamed(name)}>
          {copy.revoke}
        </Button>
      }
      title={copy.revokeTitle(name)}
      text={copy.revokeText}
      confirmLabel={copy.revoke}
      isDanger
      isPending={revoke.isPending}
      onConfirm={() =>
        revoke.mutate(id, {
          onSuccess: () => notify.success(copy.revoked),
          onError: (error) => notify.error(copy.actionFailed, { text: failureText(error) }),
        })
      }
    />
  )
}

export const KeyRow = ({ apiKey, timeZone }: Props) => {
  const canManage = useCan(revokeApiKey.action)
  const { about, use } = useTexts({ apiKey, timeZone })
  const { name, hint, scopes, end } = apiKey
  return (
    <ListRow
      isWrapped
      className="max-sm:flex-col max-sm:items-stretch"
      title={
        <>
          {name} <code className="text-label font-normal text-ink-3">{hint}…</code>
        </>
      }
      subtitle={
        <>
          <p>{about}</p>
          <p>{use}</p>
          {end === null ? (
            <p className="text-ink-2">
              {scopes.map((scope) => SCOPE_WORDS[scope].title).join(' · ')}
            </p>
          ) : null}
        </>
      }
      trailing={end === null && canManage ? <Revoke {...apiKey} /> : null}
    />
  )
}
