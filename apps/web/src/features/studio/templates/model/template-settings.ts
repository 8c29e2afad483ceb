import type { RouteInput } from '@kadr/contract/base/route'
import { updateReelTemplate } from '@kadr/contract/studio/reel-templates'

export type TemplateSettings = RouteInput<typeof updateReelTemplate>['body']
export type SettingsErrors = { name?: string; asks?: string }

const fieldOf = (path: readonly PropertyKey[]): keyof SettingsErrors =>
  path[0] === 'asks' ? 'asks' : 'name'

/** What the schema of the contract says of each field, the first fault of each. */
export const checkSettings = (settings: TemplateSettings): SettingsErrors => {
  const errors: SettingsErrors = {}
  const { error } = updateReelTemplate.body.safeParse(settings)
  for (const { path, message } of error?.issues ?? []) {
    errors[fieldOf(path)] ??= message
  }
  return errors
}
