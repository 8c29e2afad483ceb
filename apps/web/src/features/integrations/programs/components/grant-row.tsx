import { type ProgramGrant, revokeProgramGrant } from '@kadr/contract/integrations/programs'
import { SCOPE_WORDS } from '@kadr/domain/integrations/scope-words'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { ListRow } from '../../../../ui/layout/list-row.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useRevokeGrant } from '../api/programs.queries.ts'
import { copy } from '../copy.ts'

type Props = { grant: ProgramGrant; timeZone: string }

const Revoke = ({ id, program: { name } }: ProgramGrant) => {
  const revoke = useRevokeGrant()
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

const Calls = ({ grant: { calls }, timeZone }: Props) =>
  calls.length === 0 ? null : (
    <details>
      <summary className="cursor-pointer py-1 text-ink-2">{copy.calls}</summary>
      <ul className="grid gap-0.5">
        {calls.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            {formatDateTime({ instant: at, timeZone })}: {text}
          </li>
        ))}
      </ul>
    </details>
  )

const aboutOf = ({ program, resource, ceiling, end }: ProgramGrant) =>
  [
    program.host ?? copy.kinds[program.kind],
    copy.resource[resource],
    copy.roles[ceiling],
    end && copy.ends[end],
  ]
    .filter(Boolean)
    .join(', ')

export const GrantRow = ({ grant, timeZone }: Props) => {
  const canManage = useCan(revokeProgramGrant.action)
  const { program, scopes, owner, createdAt, lastUsedAt, mayPublish, end } = grant
  const used = lastUsedAt && copy.used(formatDateTime({ instant: lastUsedAt, timeZone }))
  return (
    <ListRow
      isWrapped
      className="max-sm:flex-col max-sm:items-stretch"
      title={program.name}
      subtitle={
        <>
          <p>{aboutOf(grant)}</p>
          <p>{copy.given(owner.name, formatDateTime({ instant: createdAt, timeZone }))}</p>
          <p>{used ?? copy.never}</p>
          {end === null ? (
            <p className="text-ink-2">
              {scopes.map((scope) => SCOPE_WORDS[scope].title).join(' · ')}
            </p>
          ) : null}
          {end === null && mayPublish ? <p className="text-failed">{copy.mayPublish}</p> : null}
          <Calls grant={grant} timeZone={timeZone} />
        </>
      }
      trailing={end === null && canManage ? <Revoke {...grant} /> : null}
    />
  )
}
