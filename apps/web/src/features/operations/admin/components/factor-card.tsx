import { Copy, KeyRound } from 'lucide-react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Textarea } from '../../../../ui/forms/text-input.tsx'
import { useBeginFactor, useConfirmFactor } from '../api/admin.mutations.ts'
import { copy } from '../copy.ts'
import { CodeForm } from './entry-card.tsx'
import { GateCard } from './gate-card.tsx'

/** In fours, as authenticators show it; they take it with the spaces. */
const inFours = (key: string) => key.replaceAll(/.{4}(?=.)/g, '$& ')

export const FactorCard = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const begin = useBeginFactor()
  const confirm = useConfirmFactor()
  const key = begin.data
  return (
    <GateCard title={copy.factor.title} text={copy.factor.text}>
      {key ? (
        <>
          <Field label={copy.factor.key} hint={copy.factor.keyHint}>
            <Textarea
              readOnly
              rows={2}
              className="resize-none"
              value={inFours(key.key)}
              onFocus={({ target }) => target.select()}
            />
          </Field>
          <LinkButton asChild variant="secondary" isFullWidth>
            <a href={key.url}>{copy.factor.link}</a>
          </LinkButton>
          <CodeForm
            label={copy.factor.first}
            submit={copy.factor.confirm}
            isPending={confirm.isPending}
            error={confirm.error}
            onSubmit={(code) =>
              confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })
            }
          />
        </>
      ) : (
        <Button
          isFullWidth
          isLoading={begin.isPending}
          icon={<KeyRound aria-hidden="true" className="size-4" />}
          onClick={() =>
            begin.mutate(undefined, {
              onError: (error) => notify.error(copy.actionFailed, { text: failureText(error) }),
            })
          }
        >
          {copy.factor.begin}
        </Button>
      )}
    </GateCard>
  )
}

type RecoveryProps = { codes: readonly string[]; onDone: () => void }

export const RecoveryCard = ({ codes, onDone }: RecoveryProps) => {
  const save = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => notify.success(copy.recovery.copied),
      () => notify.error(copy.recovery.refused),
    )
  return (
    <GateCard title={copy.recovery.title} text={copy.recovery.text}>
      <ul aria-label={copy.recovery.title} className="grid grid-cols-2 gap-2 tabular-nums">
        {codes.map((code) => (
          <li key={code} className="rounded-chip bg-sunken px-2 py-0.5 font-medium">
            {code}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        isFullWidth
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => void save()}
      >
        {copy.recovery.copy}
      </Button>
      <Button isFullWidth onClick={onDone}>
        {copy.recovery.done}
      </Button>
    </GateCard>
  )
}
