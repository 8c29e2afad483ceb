import type { NetworkRules } from '../draft.ts'
import { isSet } from '../read-settings.ts'
import { BASE } from './base.ts'

export const linkedinRules: NetworkRules = {
  ...BASE,
  title: 'LinkedIn',
  // A video stays a video: the setting applies to pictures only.
  shapesOf: (settings) =>
    isSet({ settings, name: 'isDocument' }) ? ['document', 'video'] : ['image', 'images', 'video'],
}
