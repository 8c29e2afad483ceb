import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetOverride, TargetSettings } from '@kadr/contract/publishing/post-targets'
import type { Advertiser } from '@kadr/contract/publishing/posts'
import { escapeHtml } from '@kadr/kit/escape-html'
import { tagLinks, type Utm, utmFor } from './tag-links.ts'

/** «Реклама. ООО «Полдень», ИНН 7701234567. erid: 2Vtz» */
export const advertisingLabel = ({
  erid,
  advertiser,
}: {
  erid: string
  advertiser?: Advertiser | null | undefined
}): string => {
  const inn = advertiser?.inn ? `ИНН\u00a0${advertiser.inn}` : ''
  const who = [advertiser?.name ?? '', inn].filter((part) => part !== '').join(', ')
  return ['Реклама', who, `erid: ${erid}`].filter((part) => part !== '').join('. ')
}

const withLabel = (text: string, advertising: Parameters<typeof advertisingLabel>[0]): string => {
  const { erid } = advertising
  if (erid === '' || text.includes(`erid: ${erid}`)) return text
  const label = advertisingLabel(advertising)
  return text === '' ? label : `${text}\n\n${label}`
}

/** Set in the settings of a target, for one publication. */
export const IS_SIGNATURE_OFF = 'isSignatureOff'

/** A post without text stays without it; one that has the signature in its text gets no second. */
const withSignature = ({
  text,
  signature,
  settings,
}: {
  text: string
  signature: string
  settings: TargetSettings
}): string => {
  const words = signature.trim()
  if (words === '' || text === '' || settings[IS_SIGNATURE_OFF] === true) return text
  const shown = settings.format === 'html' ? escapeHtml(words) : words
  return text.includes(shown) ? text : `${text}\n\n${shown}`
}

/** The published text: per-connection override, signature of the account, links with UTM tags, advertising label. */
export const composeText = ({
  text,
  override = null,
  signature,
  settings,
  network,
  utm,
  erid,
  advertiser,
}: {
  text: string
  override?: Pick<TargetOverride, 'text'> | null
  /** Of the account. */
  signature: string
  settings: TargetSettings
  network: Network
  utm: Utm | null
  erid: string
  advertiser?: Advertiser | null | undefined
}): string => {
  const tagged = tagLinks({
    text: withSignature({ text: (override?.text ?? text).trim(), signature, settings }),
    utm: utmFor({ utm, network }),
  })
  return withLabel(tagged, { erid: erid.trim(), advertiser })
}

const tagSetting = (value: unknown, utm: Utm | null): unknown => {
  if (typeof value === 'string') return tagLinks({ text: value, utm })
  return Array.isArray(value) ? value.map((item: unknown) => tagSetting(item, utm)) : value
}

const FOLLOWING = new Set(['chain', 'firstComment'])

/** Follow-up texts are in the settings; their links get the same UTM tags. */
export const composeSettings = ({
  settings,
  network,
  utm,
}: {
  settings: TargetSettings
  network: Network
  utm: Utm | null
}): TargetSettings => {
  const ownUtm = utmFor({ utm, network })
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]): [string, unknown] => [
      name,
      FOLLOWING.has(name) ? tagSetting(value, ownUtm) : value,
    ]),
  )
}
