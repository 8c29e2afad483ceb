import { Field } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { composerCopy } from '../composer-copy.ts'
import type { ComposerForm } from '../model/composer-form.ts'

type Props = { form: ComposerForm; change: (changes: Partial<ComposerForm>) => void }
const { extras: copy } = composerCopy
const USUAL_UTM = { source: 'social', medium: 'post', campaign: '' }

/** UTM parameters, and the erid token that Russian law requires on advertising. */
export const ExtrasSection = ({ form: { utm, erid }, change }: Props) => (
  <div className="grid grid-cols-1 gap-3">
    <Switch
      label={copy.utm}
      checked={utm !== null}
      onChange={(event) => change({ utm: event.target.checked ? USUAL_UTM : null })}
    />
    {utm ? (
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {(['source', 'medium', 'campaign'] as const).map((name) => (
          <Field key={name} label={copy[name]}>
            <TextInput
              maxLength={100}
              value={utm[name]}
              onChange={(event) => change({ utm: { ...utm, [name]: event.target.value } })}
            />
          </Field>
        ))}
      </div>
    ) : null}
    <Field label={copy.erid} hint={copy.eridHint}>
      <TextInput
        maxLength={100}
        autoComplete="off"
        value={erid}
        onChange={(event) => change({ erid: event.target.value })}
      />
    </Field>
  </div>
)
