import { type WorkspaceRole, workspaceRole } from '@kadr/contract/identity/workspaces'
import type { Authorization, Consent } from '@kadr/contract/integrations/programs'
import { type ApiScope, apiScope } from '@kadr/contract/integrations/scopes'
import { reaches } from '@kadr/domain/identity/permissions'
import { SCOPE_WORDS } from '@kadr/domain/integrations/scope-words'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { useDecideConsent } from '../api/programs.queries.ts'
import { copy as programsCopy } from '../copy.ts'

const { consent: copy, roles } = programsCopy

type Asked = Extract<Consent, { outcome: 'ask' }>

/** Whatever makes something public is chosen on purpose. */
const isUsual = (scope: ApiScope) => scope !== 'automations.write'

const leave = (url: string) => window.location.assign(url)

const useDecision = (authorization: Authorization) => {
  const decide = useDecideConsent()
  return {
    isPending: decide.isPending || decide.isSuccess,
    send: (given: Parameters<typeof decide.mutate>[0]['given']) =>
      decide.mutate(
        { authorization, given },
        {
          onSuccess: ({ url }) => leave(url),
          onError: (error) => notify.error(copy.actionFailed, { text: failureText(error) }),
        },
      ),
  }
}

const Scopes = ({
  asked,
  chosen,
  onChange,
}: {
  asked: readonly ApiScope[]
  chosen: readonly ApiScope[]
  onChange: (scopes: ApiScope[]) => void
}) => (
  <fieldset className="grid grid-cols-1">
    <legend className="pb-1 text-label font-medium">{copy.scopes}</legend>
    {asked.map((scope) => (
      <Checkbox
        key={scope}
        label={SCOPE_WORDS[scope].title}
        hint={SCOPE_WORDS[scope].text}
        checked={chosen.includes(scope)}
        onChange={({ target }) =>
          onChange(
            apiScope.options.filter((one) =>
              one === scope ? target.checked : chosen.includes(one),
            ),
          )
        }
      />
    ))}
    {chosen.length === 0 ? (
      <p role="alert" className="text-label text-failed">
        {copy.noScopes}
      </p>
    ) : null}
  </fieldset>
)

const lower = (mine: WorkspaceRole): WorkspaceRole => (reaches(mine, 'editor') ? 'editor' : mine)

export const ConsentForm = ({
  asked: { scopes, workspaces },
  authorization,
}: {
  asked: Asked
  authorization: Authorization
}) => {
  const [first] = workspaces
  const [workspaceId, setWorkspaceId] = useState(first?.id ?? '')
  const mine = workspaces.find(({ id }) => id === workspaceId)?.role ?? 'viewer'
  const [ceiling, setCeiling] = useState<WorkspaceRole>(lower(mine))
  const [chosen, setChosen] = useState<ApiScope[]>(() => scopes.filter(isUsual))
  const [mayPublish, setMayPublish] = useState(false)
  const { isPending, send } = useDecision(authorization)
  return (
    <>
      <Field label={copy.workspace}>
        <Select
          options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={workspaceId}
          onChange={({ target }) => setWorkspaceId(target.value)}
        />
      </Field>
      <Field label={copy.role} hint={copy.roleHint}>
        <Select
          options={workspaceRole.options
            .filter((role) => reaches(mine, role))
            .map((role) => ({ value: role, label: roles[role] }))}
          value={ceiling}
          onChange={({ target }) =>
            setCeiling(workspaceRole.options.find((role) => role === target.value) ?? 'viewer')
          }
        />
      </Field>
      <Scopes asked={scopes} chosen={chosen} onChange={setChosen} />
      {chosen.includes('posts.publish') || chosen.includes('conversations.answer') ? (
        <Checkbox
          label={copy.mayPublish}
          hint={copy.mayPublishHint}
          checked={mayPublish}
          onChange={({ target }) => setMayPublish(target.checked)}
        />
      ) : null}
      <Button
        size="lg"
        isFullWidth
        isLoading={isPending}
        disabled={chosen.length === 0}
        onClick={() => send({ workspaceId, ceiling, scopes: chosen, mayPublish })}
      >
        {copy.allow}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        isFullWidth
        disabled={isPending}
        onClick={() => send(null)}
      >
        {copy.deny}
      </Button>
    </>
  )
}
