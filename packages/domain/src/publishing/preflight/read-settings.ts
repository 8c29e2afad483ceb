import type { TargetSettings } from '@kadr/contract/publishing/post-targets'

type NamedSetting = { settings: TargetSettings; name: string }

// Settings are parsed by the network's schema when saved; unknown values here count as missing.
export const textSetting = ({ settings, name }: NamedSetting): string => {
  const value = settings[name]
  return typeof value === 'string' ? value : ''
}

export const isSet = ({ settings, name }: NamedSetting): boolean => settings[name] === true

export const listSetting = ({ settings, name }: NamedSetting): string[] => {
  const value = settings[name]
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string')
    : []
}
