import type {
  AutomationSource,
  AutomationSourceKind,
} from '@kadr/contract/automation/automation-rule'
import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import { findRuleProblem } from '@kadr/domain/automation/rule-problem'

const EXAMPLES: readonly AutomationSource[] = [
  { kind: 'topics', topics: [] },
  { kind: 'hooks', topic: '', families: [] },
  { kind: 'products', productIds: [] },
  { kind: 'folder', folderId: '', topic: '' },
  { kind: 'evergreen', hashtag: '', cooldownDays: 90, maxRepeats: 3 },
  { kind: 'feed', url: '' },
  { kind: 'price-list', url: '' },
  { kind: 'footage', folderId: '', clips: 5 },
]

/** Sources this can be made of. */
export const sourceKindsFor = (output: AutomationOutput): AutomationSourceKind[] =>
  EXAMPLES.filter(
    (source) =>
      findRuleProblem({
        output,
        source,
        language: 'ru',
        startsOn: null,
        endsOn: null,
        targets: [],
      }) === undefined,
  ).map(({ kind }) => kind)
