import { NETWORK_MARK } from '@kadr/domain/publishing/posts/tag-links'
import { Field } from '../../../../ui/forms/field.tsx'
import { Switch } from '../../../../ui/forms/switch.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import type { ComposerForm } from './composer-form.ts'
import { composerCopy } from './copy.ts'

type Props = {
  form: ComposerForm
  change: (changes: Partial<ComposerForm>) => void
  /** Of the last post with one. */
  lastAdvertiser: ComposerForm['advertiser']
}
const { extras: copy } = composerCopy
const USUAL_UTM = { source: NETWORK_MARK, medium: 'post', campaign: '' }
const NOBODY = { name: '', inn: '' }

/** The label «Реклама» is added automatically; the law also requires the advertiser. */
const Advertising = ({ form: { erid, advertiser }, change, lastAdvertiser }: Props) => {
  const known = advertiser ?? NOBODY
  const putErid = (next: string) =>
    change({
      erid: next,
      ...(erid === '' && !advertiser && lastAdvertiser && { advertiser: lastAdvertiser }),
    })
  const put = (part: Partial<typeof NOBODY>) => change({ advertiser: { ...known, ...part } })
  return (
    <>
      <Field label={copy.erid} hint={copy.eridHint}>
        <TextInput
          maxLength={100}
          autoComplete="off"
          value={erid}
          onChange={(event) => putErid(event.target.value)}
        />
      </Field>
      {erid === '' ? null : (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field label={copy.advertiser} hint={copy.advertiserHint}>
            <TextInput
              maxLength={200}
              autoComplete="organization"
              value={known.name}
              onChange={(event) => put({ name: event.target.value })}
            />
          </Field>
          <Field label={copy.inn}>
            <TextInput
              maxLength={12}
              inputMode="numeric"
              autoComplete="off"
              value={known.inn}
              onChange={(event) => put({ inn: event.target.value.replaceAll(/\D/g, '') })}
            />
          </Field>
        </div>
      )}
    </>
  )
}

/** UTM parameters, and the advertising label that Russian law requires. */
export const ExtrasSection = (props: Props) => {
  const {
    form: { utm },
    change,
  } = props
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={copy.utm}
        checked={utm !== null}
        onChange={(event) => change({ utm: event.target.checked ? USUAL_UTM : null })}
      />
      {utm ? (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          {(['source', 'medium', 'campaign'] as const).map((name) => (
            <Field
              key={name}
              label={copy[name]}
              hint={name === 'source' ? copy.sourceHint : undefined}
            >
              <TextInput
                maxLength={100}
                value={utm[name]}
                onChange={(event) => change({ utm: { ...utm, [name]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      ) : null}
      <Advertising {...props} />
    </div>
  )
}
