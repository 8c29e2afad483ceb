import { workspaceRole } from '@kadr/contract/identity/workspaces'
import { type ApiScope, apiScope } from '@kadr/contract/integrations/scopes'
import { reaches } from '@kadr/domain/identity/permissions'
import { SCOPE_WORDS } from '@kadr/domain/integrations/scope-words'
import { DAY_MS } from '@kadr/kit/durations'
import { useState } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCurrentWorkspace } from '../../../../platform/session/current-workspace.ts'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { LinkFormDialog } from '../../../../ui/overlays/link-form-dialog.tsx'
import { useCreateApiKey } from '../api/keys.queries.ts'
import { copy as keysCopy } from '../copy.ts'

const { dialog: copy } = keysCopy

/** Enough for a draft that a person publishes: more is given on purpose. */
const USUAL: readonly ApiScope[] = [
  'workspace.read',
  'connections.read',
  'resources.read',
  'resources.write',
  'posts.read',
  'posts.write',
]

type ScopesProps = { chosen: readonly ApiScope[]; onChange: (scopes: ApiScope[]) => void }

const ScopesField = ({ chosen, onChange }: ScopesProps) => (
  <fieldset className="grid grid-cols-1">
    <legend className="pb-1 font-medium">{copy.scopes}</legend>
    {apiScope.options.map((scope) => (
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
  </fieldset>
)

const endOf = (days: string) =>
  days === '' ? null : new Date(Date.now() + Number(days) * DAY_MS).toISOString()

export const CreateKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const mine = useCurrentWorkspace()?.role ?? 'viewer'
  const [name, setName] = useState('')
  const [ceiling, setCeiling] = useState<(typeof workspaceRole.options)[number]>('editor')
  const [days, setDays] = useState('90')
  const [scopes, setScopes] = useState<readonly ApiScope[]>(USUAL)
  const [mayPublish, setMayPublish] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const create = useCreateApiKey()
  const made = create.data
  const send = () => {
    setIsTried(true)
    if (scopes.length === 0) return
    create.mutate({ name, scopes: [...scopes], ceiling, expiresAt: endOf(days), mayPublish })
  }
  return (
    <LinkFormDialog
      title={copy.title}
      submitLabel={copy.submit}
      isSending={create.isPending}
      made={
        made && {
          title: copy.readyTitle,
          url: made.token,
          text: copy.readyText,
          words: copy.ofKey,
        }
      }
      onSubmit={send}
      onClose={onClose}
    >
      <Field
        label={copy.name}
        hint={copy.nameHint}
        error={create.error ? failureText(create.error) : undefined}
        isRequired
      >
        <TextInput
          maxLength={80}
          autoComplete="off"
          placeholder={copy.namePlaceholder}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={copy.role} hint={copy.roleHint}>
        <Select
          options={workspaceRole.options
            .filter((role) => reaches(mine, role))
            .map((role) => ({ value: role, label: keysCopy.roles[role] }))}
          value={ceiling}
          onChange={({ target }) =>
            setCeiling(workspaceRole.options.find((role) => role === target.value) ?? 'viewer')
          }
        />
      </Field>
      <Field label={copy.days}>
        <Select
          options={copy.dayChoices}
          value={days}
          onChange={({ target }) => setDays(target.value)}
        />
      </Field>
      <ScopesField chosen={scopes} onChange={setScopes} />
      {scopes.includes('posts.publish') || scopes.includes('conversations.answer') ? (
        <Checkbox
          label={copy.mayPublish}
          hint={copy.mayPublishHint}
          checked={mayPublish}
          onChange={({ target }) => setMayPublish(target.checked)}
        />
      ) : null}
      {isTried && scopes.length === 0 ? (
        <p role="alert" className="text-label text-failed">
          {copy.noScopes}
        </p>
      ) : null}
    </LinkFormDialog>
  )
}
