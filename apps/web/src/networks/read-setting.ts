import type { TargetSettings } from '@kadr/contract/publishing/post-targets'
import * as z from 'zod/mini'

type Setting = { settings: TargetSettings; name: string }

/** Settings are stored untyped: a value of another type counts as not set. */
export const readText = ({ settings, name }: Setting): string => {
  const value = settings[name]
  return typeof value === 'string' ? value : ''
}

export const readFlag = ({ settings, name, initial = false }: Setting & { initial?: boolean }) => {
  const value = settings[name]
  return typeof value === 'boolean' ? value : initial
}

export const readNumber = ({ settings, name }: Setting): number => {
  const value = settings[name]
  return typeof value === 'number' ? value : 0
}

export const readTexts = ({ settings, name }: Setting): string[] => {
  const value = settings[name]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export const readChoice = <Value extends string>({
  settings,
  name,
  values,
  initial,
}: Setting & { values: readonly Value[]; initial: Value }): Value =>
  values.find((value) => value === settings[name]) ?? initial

const linkCard = z.object({ uri: z.string(), title: z.string(), description: z.string() })
export type LinkCard = z.infer<typeof linkCard>

export const readLinkCard = (settings: TargetSettings): LinkCard | undefined => {
  const read = linkCard.safeParse(settings.linkCard)
  return read.success ? read.data : undefined
}

const buttons = z.array(z.object({ text: z.string(), url: z.string() }))
export type PostButton = z.infer<typeof buttons>[number]

export const readButtons = (settings: TargetSettings): PostButton[] => {
  const read = buttons.safeParse(settings.buttons)
  return read.success ? read.data : []
}
