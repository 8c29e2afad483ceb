import type { TargetOverride, TargetSettings } from '@kadr/contract/post-targets'
import { tagLinks, type Utm } from './tag-links.ts'

const withErid = (text: string, erid: string): string => {
  const label = `erid: ${erid}`
  if (erid === '' || text.includes(label)) return text
  return text === '' ? label : `${text}\n\n${label}`
}

/** The published text: per-connection override, links with UTM tags, advertising label. */
export const composeText = ({
  text,
  override = null,
  utm,
  erid,
}: {
  text: string
  override?: Pick<TargetOverride, 'text'> | null
  utm: Utm | null
  erid: string
}): string => withErid(tagLinks({ text: (override?.text ?? text).trim(), utm }), erid.trim())

const tagSetting = (value: unknown, utm: Utm | null): unknown => {
  if (typeof value === 'string') return tagLinks({ text: value, utm })
  return Array.isArray(value) ? value.map((item: unknown) => tagSetting(item, utm)) : value
}

const FOLLOWING = new Set(['chain', 'firstComment'])

/** Follow-up texts are in the settings; their links get the same UTM tags. */
export const composeSettings = ({
  settings,
  utm,
}: {
  settings: TargetSettings
  utm: Utm | null
}): TargetSettings =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]): [string, unknown] => [
      name,
      FOLLOWING.has(name) ? tagSetting(value, utm) : value,
    ]),
  )
