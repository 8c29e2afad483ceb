import type { NetworkRules } from '../draft.ts'
import { isSet } from '../read-settings.ts'
import { BASE } from './base.ts'

export const linkedinRules: NetworkRules = {
  ...BASE,
  title: 'LinkedIn',
  shapesOf: (settings) =>
    isSet({ settings, name: 'isDocument' }) ? ['document'] : ['image', 'images', 'video'],
}
