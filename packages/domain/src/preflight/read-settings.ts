import type { TargetSettings } from '@kadr/contract/post-targets'

type Asked = { settings: TargetSettings; name: string }

// Settings are parsed by the network's schema when saved; unknown values here count as missing.
export const textSetting = ({ settings, name }: Asked): string => {
  const value = settings[name]
  return typeof value === 'string' ? value : ''
}

export const isSet = ({ settings, name }: Asked): boolean => settings[name] === true

export const listSetting = ({ settings, name }: Asked): string[] => {
  const value = settings[name]
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : []
}
