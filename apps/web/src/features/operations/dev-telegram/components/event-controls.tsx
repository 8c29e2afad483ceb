import { Button } from '../../../../ui/buttons/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { copy } from '../copy.ts'
import type { ClientState } from '../model/answers.ts'
import type { ThemeName } from '../model/themes.ts'

type InsetChoice = 'none' | 'notch'

const INVOICES = ['ask', 'paid', 'failed', 'pending', 'cancelled'] as const

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  labels: Record<Value, string>
  values: readonly Value[]
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>(props: ChoiceProps<Value>) => (
  <div className="grid gap-1.5">
    <p className="text-label font-medium">{props.label}</p>
    <Segmented
      label={props.label}
      value={props.value}
      options={props.values.map((value) => ({ value, label: props.labels[value] }))}
      onValueChange={props.onChoose}
      className="flex!"
    />
  </div>
)

type Props = {
  theme: ThemeName
  isHalf: boolean
  insets: InsetChoice
  invoiceStatus: ClientState['invoiceStatus']
  onTheme: (theme: ThemeName) => void
  onSize: (isHalf: boolean) => void
  onInsets: (insets: InsetChoice) => void
  onInvoice: (status: ClientState['invoiceStatus']) => void
  onBack: () => void
  onMain: () => void
  onClose: () => void
}

/** Events that a client may send to the mini-app at any time. */
export const EventControls = (props: Props) => (
  <div className="grid grid-cols-1 gap-4">
    <h2 className="font-semibold">{copy.events}</h2>
    <Choice
      label={copy.theme}
      labels={copy.themes}
      values={['light', 'dark']}
      value={props.theme}
      onChoose={props.onTheme}
    />
    <Choice
      label={copy.size}
      labels={copy.sizes}
      values={['expanded', 'half']}
      value={props.isHalf ? 'half' : 'expanded'}
      onChoose={(size) => props.onSize(size === 'half')}
    />
    <Choice
      label={copy.insets}
      labels={copy.insetChoices}
      values={['none', 'notch']}
      value={props.insets}
      onChoose={props.onInsets}
    />
    <Field label={copy.invoice}>
      <Select
        options={INVOICES.map((value) => ({ value, label: copy.invoices[value] }))}
        value={props.invoiceStatus}
        onChange={({ target }) => {
          const status = INVOICES.find((value) => value === target.value)
          if (status) props.onInvoice(status)
        }}
      />
    </Field>
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" size="sm" onClick={props.onBack}>
        {copy.back}
      </Button>
      <Button variant="secondary" size="sm" onClick={props.onMain}>
        {copy.main}
      </Button>
      <Button variant="secondary" size="sm" onClick={props.onClose}>
        {copy.close}
      </Button>
    </div>
  </div>
)
