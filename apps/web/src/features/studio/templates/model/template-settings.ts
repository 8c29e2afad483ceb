import type { RouteInput } from '@kadr/contract/base/route'
import { updateReelTemplate } from '@kadr/contract/studio/reel-templates'

export type TemplateSettings = RouteInput<typeof updateReelTemplate>['body']
export type SettingsErrors = { name?: string; asks?: string }

/** What the schema of the contract says of each field. */
export const checkSettings = (settings: TemplateSettings): SettingsErrors => {
  const errors: SettingsErrors = {}
  for (const { path, message } of updateReelTemplate.body.safeParse(settings).error?.issues ?? [])
    errors[path[0] === 'asks' ? 'asks' : 'name'] ??= message
  return errors
}
