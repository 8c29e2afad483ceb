import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import type { SettingsFormProps } from '../composing-parts.ts'
import { readFlag, readText } from '../read-setting.ts'
import { copy } from './copy.ts'

const PRIVATE = 'SELF_ONLY'

/** TikTok's rules: the disclosure is off until the user turns it on. */
export const Disclosure = ({ form }: { form: SettingsFormProps }) => {
  const { settings, onChange, errorOf } = form
  const isOwnBrand = readFlag({ settings, name: 'isOwnBrand' })
  const isBrandContent = readFlag({ settings, name: 'isBrandContent' })
  const isCommercial = readFlag({ settings, name: 'isCommercial' }) || isOwnBrand || isBrandContent
  const isPrivate = readText({ settings, name: 'privacy' }) === PRIVATE
  const label = isBrandContent ? copy.labelPaid : isOwnBrand ? copy.labelOwn : undefined
  const error = errorOf('isCommercial') ?? errorOf('isBrandContent')
  return (
    <div className="grid grid-cols-1">
      <Switch
        label={copy.disclosure}
        hint={copy.disclosureHint}
        checked={isCommercial}
        onChange={(event) =>
          onChange({
            ...settings,
            isCommercial: event.target.checked,
            ...(!event.target.checked && { isOwnBrand: false, isBrandContent: false }),
          })
        }
      />
      {isCommercial ? (
        <div className="grid grid-cols-1 rounded-control bg-sunken px-3">
          <Checkbox
            label={copy.ownBrand}
            hint={copy.ownBrandHint}
            checked={isOwnBrand}
            onChange={(event) =>
              onChange({ ...settings, isCommercial: true, isOwnBrand: event.target.checked })
            }
          />
          <Checkbox
            label={copy.brandContent}
            hint={isPrivate ? copy.brandNotPrivate : copy.brandContentHint}
            checked={isBrandContent}
            disabled={isPrivate && !isBrandContent}
            onChange={(event) =>
              onChange({ ...settings, isCommercial: true, isBrandContent: event.target.checked })
            }
          />
          <p className="pb-3 text-label text-ink-2" role="status">
            {label ?? copy.chooseBrand}
          </p>
        </div>
      ) : null}
      {error ? (
        <p role="alert" className="text-label text-failed">
          {error}
        </p>
      ) : null}
    </div>
  )
}
